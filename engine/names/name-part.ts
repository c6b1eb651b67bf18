import type { NameWord } from './name-words.ts'

export type EntityKind = 'person' | 'organisation' | 'place'

export interface FoundName {
  name: string
  /** Null where the kind is unknown; it may still be short for another name. */
  kind: EntityKind | null
  /** The words themselves say so, not only texts seen before. */
  isEvident: boolean
}

/** Some words of a chain that are one name. */
export interface Part {
  start: number
  end: number
  /** Null for a name whose kind is unknown. */
  kind: EntityKind | 'media' | null
  /** It stands behind a title: a person, also by one name. */
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

/** Says if nothing but a space stands between a word and the next one. */
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
