import { sentences } from '#engine/words/sentences.ts'
import { wordsOf, type DraftText, type Part } from '../drafts/draft.ts'
import { countWords, isWord, tokensOf } from './tokens.ts'

/** The fewest words in quotation marks that count as somebody else's statement. */
const LEAST_QUOTED = 4
const QUOTED = /“[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|"[^"]*"/gu

/** The number of words in a group that is compared. Shorter sentences are compared as a whole. */
const TOGETHER = 3
/** The largest share of a sentence's word groups that others may have written, too. */
const LARGEST_SHARE = 0.5

/**
 * Returns the sentences of a text that its reader wrote, part by part. An edited quotation is
 * stored as the reader's words, so each sentence is compared with everything that others wrote.
 */
export function ownWords(text: DraftText, drafted: DraftText | null): string {
  const foreign = foreignGroups([text, ...(drafted ? [drafted] : [])])
  return text.parts
    .map((part) => ownSentences(part, foreign).join(' '))
    .filter((words) => words !== '')
    .join('\n\n')
}

function ownSentences(part: Part, foreign: ReadonlySet<string>): string[] {
  const words = wordsOf(part)
  const others = [...placesOfOthers(part), ...quotedPlaces(words)]
  return sentences(words)
    .filter(({ start, end }) => !others.some((place) => place.start < end && start < place.end))
    .filter(({ text }) => !isFromOthers(text, foreign))
    .map(({ text }) => text)
}

interface Place {
  start: number
  end: number
}

function placesOfOthers({ runs }: Part): Place[] {
  const places: Place[] = []
  let start = 0
  for (const { text, by } of runs) {
    const end = start + text.length
    if (by !== 'reader' && text.trim() !== '') places.push({ start, end })
    start = end
  }
  return places
}

function quotedPlaces(words: string): Place[] {
  return [...words.matchAll(QUOTED)]
    .filter(([quoted]) => countWords(quoted) >= LEAST_QUOTED)
    .map(({ 0: quoted, index }) => ({ start: index, end: index + quoted.length }))
}

/** Collects the word groups that sources, notes, the built-in writer and models wrote. */
function foreignGroups(texts: readonly DraftText[]): Set<string> {
  const groups = new Set<string>()
  for (const { parts } of texts)
    for (const { runs } of parts)
      for (const { text, by } of runs)
        if (by !== 'reader') for (const group of groupsOf(text)) groups.add(group)
  return groups
}

function isFromOthers(sentence: string, foreign: ReadonlySet<string>): boolean {
  const groups = groupsOf(sentence)
  const shared = groups.filter((group) => foreign.has(group)).length
  return shared > groups.length * LARGEST_SHARE
}

function groupsOf(text: string): string[] {
  const keys = tokensOf(text)
    .filter(isWord)
    .map(({ key }) => key)
  if (keys.length < TOGETHER) return [keys.join(' ')]
  return keys.slice(TOGETHER - 1).map((_, at) => keys.slice(at, at + TOGETHER).join(' '))
}
