import type { SentenceFlaws } from './sentences/sentence-quality.ts'
import { cleanSentences } from './clean-sentences.ts'
import { noHabits, type OutletHabits } from './outlet-habits.ts'
import { countLoadedWords } from './sentences/loaded-words.ts'
import { factWords } from './facts/same-fact.ts'
import type { Sentence } from '../words/sentences.ts'
import { stems } from '../words/terms.ts'
import { phrasesOf, type Vector } from './sentence-vector.ts'

export interface SummaryEntry {
  id: number | string
  title: string
  text: string
  source: number | string
  publishedAt: number
  /** The address of its page, whose path may name its section. */
  link?: string | null
}

/** A sentence that a summary may show. */
export interface Option<Id> extends Sentence {
  entry: Id
  source: number | string
  entryAt: number
  position: number
  flaws: SentenceFlaws
  /** The number of loaded words, which judge or exaggerate. */
  loaded: number
  /** The number of words that are not stop words. */
  words: number
  /** The words by which repetitions of another sentence are found. */
  facts: ReadonlySet<string>
  /** Its stems, alone and in pairs, for comparison with all other sentences. */
  phrases: Vector
  /** The share of its report's headline that it contains. */
  saysHeadline: number
  headline: ReadonlySet<string>
  score: number
}

/**
 * Matches the attribution of a statement, which is not part of the statement: ", the coast guard
 * said."
 */
const ATTRIBUTION =
  /,[”"]? (?:according to [^,]{3,80}|[^,]{3,60} (?:said|says|announced|reported)(?: (?:on )?\p{Lu}[a-z]+day)?)\.$/u

/** The sentences of an entry, without labels at their beginning. */
export function readOptions<Entry extends SummaryEntry>(
  entry: Entry,
  entryAt: number,
  language: string,
  habits: OutletHabits = noHabits,
): Option<Entry['id']>[] {
  const headline = factWords(stems(entry.title, language))
  return Array.from(cleanSentences(entry, language, habits), ({ sentence, flaws }, position) => {
    const said = stems(sentence.text, language)
    const matter = sentence.text.replace(ATTRIBUTION, '')
    const facts = factWords(matter === sentence.text ? said : stems(matter, language))
    return {
      ...sentence,
      entry: entry.id,
      source: entry.source,
      entryAt,
      position,
      flaws,
      loaded: countLoadedWords(sentence.text),
      words: said.length,
      facts,
      headline,
      saysHeadline: shareOf(headline, facts),
      phrases: phrasesOf(said),
      score: 0,
    }
  })
}

/** The first sentence of an entry that may be shown; empty if there is none. */
export function openingOf(entry: SummaryEntry, language: string): string {
  for (const { sentence, flaws } of cleanSentences(entry, language, noHabits)) {
    if (!flaws.isUnfit) return sentence.text
  }
  return ''
}

function shareOf(all: ReadonlySet<string>, some: ReadonlySet<string>): number {
  return all.size === 0 ? 0 : [...all].filter((word) => some.has(word)).length / all.size
}
