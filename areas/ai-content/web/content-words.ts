import { wordRanges, type ContentLength } from '../choices.ts'
import type { ContentSettings, Generation, Template } from '../contract.ts'

// Names of types, tones and the like on the screen.

/** A text without a title needs a name, too, so that it can be found and opened. */
export const titleWords = (title: string): string => title.trim() || 'Untitled text'

export const typeWords: Record<Template['type'], string> = {
  'blog-post': 'Blog Post',
  'social-media-post': 'Social Media Post',
  'email-newsletter': 'Email Newsletter',
  'product-description': 'Product Description',
  'ad-copy': 'Ad Copy',
  'press-release': 'Press Release',
}

export const toneWords: Record<Template['tone'], string> = {
  professional: 'Professional',
  casual: 'Casual',
  friendly: 'Friendly',
  formal: 'Formal',
  persuasive: 'Persuasive',
}

export const lengthWords: Record<ContentLength, string> = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
  custom: 'Custom',
}

/** The word range of a length, such as "100-300 words". */
export function wordRangeWords(length: ContentLength): string {
  const range = wordRanges[length]
  return range ? `${range.from}-${range.to} words` : 'You choose the length'
}

export const statusWords: Record<Generation['status'], string> = {
  published: 'Published',
  draft: 'Draft',
}

export const creativityWords: Record<ContentSettings['creativity'], string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export const languageWords: Record<ContentSettings['language'], string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
}

/** Makes the options of a select from values, in the same order. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words: Record<Value, string>,
) {
  return values.map((value) => ({ value, label: words[value] }))
}
