import type { NameWord } from './name-words.ts'

export type EntityKind = 'person' | 'organisation' | 'place'

export interface FoundName {
  name: string
  /** Null if the kind is unknown; it may still be short for another name. */
  kind: EntityKind | null
  /** True if the words themselves prove it, without other texts. */
  isEvident: boolean
}

/** Words of a chain that make one name. */
export interface Part {
  start: number
  end: number
  /** Null if the kind is unknown. */
  kind: EntityKind | 'media' | null
  /** True after a title, which makes a single name a person. */
  isTitled: boolean
}

/** Names that the server saw before. */
export interface KnownNames {
  /** The kind of a whole name in lower case. */
  kindOf(name: string): EntityKind | null
  /** Says if people have this last name alone. */
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
