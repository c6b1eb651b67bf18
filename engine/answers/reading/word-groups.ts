import { stems } from '../../words/terms.ts'

/** A word, and the languages that it is stemmed in. */
export interface GroupedWord {
  word: string
  languages: readonly string[]
}

/** Words that can replace each other. */
export interface WordGroup {
  words: readonly GroupedWord[]
  /** True if a question with the first word also means the others, but not the other way round. */
  isOneWay?: boolean
}

/**
 * The number of letters at the beginning of a word that its stem keeps. Only accents are removed,
 * and a "y" becomes an "i".
 */
const FIRST_LETTERS = 3
/** The most words that are cached; beyond it, the cache is cleared. */
const REMEMBERED = 5000
const NONE: ReadonlySet<string> = new Set()

/** Groups of words divided by "|". */
export function groupsOf(list: string, languages: readonly string[]): WordGroup[] {
  return list.split('|').map((group) => ({
    words: group
      .trim()
      .split(/\s+/)
      .map((word) => ({ word, languages })),
  }))
}

/**
 * Looks up the stems of the groups that a stem belongs to. Stemming all lists takes half a second: only groups with a word of
 * the same first letters are stemmed, when they are first asked for.
 */
export function groupIndex(
  groupsOfList: () => readonly WordGroup[],
): (stem: string) => ReadonlySet<string> {
  let byLetters: Map<string, { word: GroupedWord; group: WordGroup }[]> | null = null
  const known = new Map<string, ReadonlySet<string>>()
  return (stem) => {
    const before = known.get(stem)
    if (before !== undefined) return before
    byLetters ??= byFirstLetters(groupsOfList())
    const found = new Set(
      (byLetters.get(firstLetters(stem)) ?? [])
        .filter(({ word }) => stemsOf(word).includes(stem))
        .flatMap(({ group }) => meantBy(group)),
    )
    if (known.size >= REMEMBERED) known.clear()
    known.set(stem, found.size === 0 ? NONE : found)
    return known.get(stem)!
  }
}

function byFirstLetters(
  groups: readonly WordGroup[],
): Map<string, { word: GroupedWord; group: WordGroup }[]> {
  const index = new Map<string, { word: GroupedWord; group: WordGroup }[]>()
  for (const group of groups) {
    for (const word of group.isOneWay ? group.words.slice(0, 1) : group.words) {
      const letters = firstLetters(word.word)
      const others = index.get(letters)
      if (others === undefined) index.set(letters, [{ word, group }])
      else others.push({ word, group })
    }
  }
  return index
}

function firstLetters(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.slice(0, FIRST_LETTERS).replaceAll('y', 'i')
}

function stemsOf({ word, languages }: GroupedWord): string[] {
  return languages.flatMap((language) => stems(word, language))
}

function meantBy(group: WordGroup): string[] {
  return (group.isOneWay ? group.words.slice(1) : group.words).flatMap(stemsOf)
}
