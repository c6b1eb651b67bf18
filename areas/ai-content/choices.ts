// Choices for a text. These lists are of this area alone: dialogs elsewhere have others.

export const contentTypes = [
  'blog-post',
  'social-media-post',
  'email-newsletter',
  'product-description',
  'ad-copy',
  'press-release',
] as const

export const contentTones = ['professional', 'casual', 'friendly', 'formal', 'persuasive'] as const

export const contentLengths = ['short', 'medium', 'long', 'custom'] as const
export type ContentLength = (typeof contentLengths)[number]

interface WordRange {
  from: number
  to: number
}

/** The number of words of each length; that of a custom one is chosen by its writer. */
export const wordRanges: Record<ContentLength, WordRange | null> = {
  short: { from: 100, to: 300 },
  medium: { from: 300, to: 800 },
  long: { from: 800, to: 1500 },
  custom: null,
}

/** Character limits of ad fields: headlines of search ads, other headlines, and texts. */
export const adCharacters = { search: 30, headline: 40, text: 90 } as const

export const contentStatuses = ['published', 'draft'] as const
export const creativityLevels = ['low', 'medium', 'high'] as const

/** ISO 639-1. */
export const contentLanguages = ['en', 'es', 'fr', 'de'] as const

/** The id of the writer among the models that needs no endpoint: it fills a form and quotes sources. */
export const builtInWriter = 'built-in'
