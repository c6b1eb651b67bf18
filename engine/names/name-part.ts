import type { NameWord } from './name-words.ts'

export type EntityKind = 'person' | 'organisation' | 'place'

export interface FoundName {
  name: string
  /** The kind of the name; null if unknown. It may still be the short form of another name. */
  kind: EntityKind | null
  /** True if the surrounding words prove the kind, without other texts. */
  isEvident: boolean
}

/** Adjacent words that make one name. */
export interface Part {
  start: number
  end: number
  /** The kind of the name; null if unknown. */
  kind: EntityKind | 'media' | null
  /** True if a title precedes the name. Even a single word after a title is a person. */
  isTitled: boolean
}

/** Names that the server saw before. */
export interface KnownNames {
  /** The kind of a whole name in lower case. */
  kindOf(name: string): EntityKind | null
  /** Says if people are called by this last name alone. */
  isSurname(word: string): boolean
}

const PLAIN_GAP = /^[ \u00a0]{1,2}$/u

/** Says if a word and the next one have only a space between them. */
export function isBeside({ gap }: NameWord): boolean {
  return PLAIN_GAP.test(gap)
}

export function nameOf(words: readonly NameWord[]): string {
  return words
    .map(
      ({ written, gap }, at) =>
        written + (at < words.length - 1 ? (gap.includes('&') ? ' & ' : ' ') : ''),
    )
    .join('')
}

export function lowerOf(words: readonly NameWord[]): string {
  return nameOf(words).toLowerCase().replaceAll('’', "'")
}
