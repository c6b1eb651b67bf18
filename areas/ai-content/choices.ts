// What can be chosen for a text. These lists are of this area alone: dialogs elsewhere have others.

export const contentTypes = [
  'Blog Post',
  'Social Media Post',
  'Email Newsletter',
  'Product Description',
  'Ad Copy',
  'Press Release',
] as const

export const contentTones = ['Professional', 'Casual', 'Friendly', 'Formal', 'Persuasive'] as const

export const contentLengths = ['Short', 'Medium', 'Long', 'Custom'] as const
export type ContentLength = (typeof contentLengths)[number]

/** How many words each length has; a custom one has as many as its writer says. */
const wordRanges: Record<ContentLength, readonly [from: number, to: number] | null> = {
  Short: [100, 300],
  Medium: [300, 800],
  Long: [800, 1500],
  Custom: null,
}

/** "100-300 words". */
export function wordRangeOf(length: ContentLength): string {
  const range = wordRanges[length]
  return range ? `${range.join('-')} words` : 'You choose the length'
}

export const contentStatuses = ['Published', 'Draft'] as const

export const contentModels = ['GPT-4', 'GPT-3.5', 'Claude 3'] as const
export const creativityLevels = ['Low', 'Medium', 'High'] as const
export const contentLanguages = ['English', 'Spanish', 'French', 'German'] as const

/** A list as the options of a select, whose values are the words themselves. */
export function asOptions<Word extends string>(words: readonly Word[]) {
  return words.map((word) => ({ value: word, label: word }))
}
