import { gluedAt, newsStart } from './sentences/sentence-start.ts'
import { standfirstEnd } from './sentences/standfirst.ts'
import { sentenceFlaws, type SentenceFlaws } from './sentences/sentence-quality.ts'
import { noHabits, type OutletHabits } from './outlet-habits.ts'
import { isFragment } from './sentences/leans-on-headline.ts'
import { countLoadedWords } from './sentences/loaded-words.ts'
import { factWords } from './facts/same-fact.ts'
import { sentences, type Sentence } from '../words/sentences.ts'
import { stems } from '../words/terms.ts'
import { phrasesOf, type Vector } from './sentence-vector.ts'
import { withWholeQuotes } from './sentences/whole-quotes.ts'

export interface SummaryEntry {
  id: number | string
  title: string
  text: string
  source: number | string
  publishedAt: number
}

/** A sentence that a summary may show. */
export interface Option<Id> extends Sentence {
  entry: Id
  source: number | string
  entryAt: number
  position: number
  flaws: SentenceFlaws
  /** How many judge or shout. */
  loaded: number
  /** Without those that mean nothing. */
  words: number
  /** By which it tells a fact again. */
  facts: ReadonlySet<string>
  /** Its stems, alone and side by side, by which it is near what all say. */
  phrases: Vector
  /** How much of the headline of its own report it says. */
  saysHeadline: number
  headline: ReadonlySet<string>
  score: number
}

/** Who says a thing is no part of it: ", the coast guard said." */
const ATTRIBUTION =
  /,[”"]? (?:according to [^,]{3,80}|[^,]{3,60} (?:said|says|announced|reported)(?: (?:on )?\p{Lu}[a-z]+day)?)\.$/u

/** Reports say first what matters; the rest of a long one is background. */
const SENTENCES_READ = 40
const CHARACTERS_READ = 12_000

/** The sentences of an entry, without what stands in front of their news. */
export function readOptions<Entry extends SummaryEntry>(
  entry: Entry,
  entryAt: number,
  language: string,
  habits: OutletHabits = noHabits,
): Option<Entry['id']>[] {
  const headline = factWords(stems(entry.title, language))
  return Array.from(readSentences(entry, language, habits), ({ sentence, flaws }, position) => {
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

/** The first sentence of an entry that a reader may be shown; empty where there is none. */
export function openingOf(entry: SummaryEntry, language: string): string {
  for (const { sentence, flaws } of readSentences(entry, language, noHabits)) {
    if (!flaws.isUnfit) return sentence.text
  }
  return ''
}

interface ReadSentence {
  sentence: Sentence
  flaws: SentenceFlaws
}

function* readSentences(
  entry: SummaryEntry,
  language: string,
  habits: OutletHabits,
): Generator<ReadSentence> {
  const text = entry.text.slice(0, CHARACTERS_READ)
  const read = withWholeQuotes(text, sentences(text).slice(0, SENTENCES_READ))
  const opensWithLine = habits.opensWithLine(entry.source)
  const isWholeText = read.length === 1 && entry.text.length <= CHARACTERS_READ
  for (const [position, whole] of read.entries()) {
    const sentence = withoutStart(whole, position === 0 && opensWithLine)
    const flaws = sentenceFlaws(sentence.text)
    const endsOpenly = /[\p{L}\p{N}]["'”’»)\]]?$/u.test(sentence.text)
    yield {
      sentence,
      flaws: {
        ...flaws,
        isUnfit:
          flaws.isUnfit ||
          habits.repeats(entry.source, whole.text) ||
          (language === 'en' && isFragment(sentence.text)),
        // A teaser of one sentence is often written without its full stop.
        isUnfinished: flaws.isUnfinished && !(isWholeText && endsOpenly),
      },
    }
  }
}

function withoutStart({ text, start, end }: Sentence, opensWithLine: boolean): Sentence {
  // Further links may stand behind the standfirst, and names in it.
  const line = opensWithLine ? Math.max(standfirstEnd(text), gluedAt(text)) : 0
  const cut = line + newsStart(text.slice(line))
  return { text: text.slice(cut), start: start + cut, end }
}

function shareOf(all: ReadonlySet<string>, some: ReadonlySet<string>): number {
  return all.size === 0 ? 0 : [...all].filter((word) => some.has(word)).length / all.size
}
