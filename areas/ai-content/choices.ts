// Choices that the forms of AI Content offer. Dialogs of other areas have their own lists.

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

/**
 * The word range of each length; null for a custom length, for which the writer enters a number.
 */
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

/** Language codes of ISO 639-1. */
export const contentLanguages = ['en', 'es', 'fr', 'de'] as const

/**
 * The model id of the built-in writer, which needs no endpoint: it fills a form and quotes sources.
 */
export const builtInWriter = 'built-in'
