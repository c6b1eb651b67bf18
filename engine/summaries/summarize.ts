import { languageOfScript } from '../words/language.ts'
import { sentenceFlaws, type SentenceFlaws } from './sentence-quality.ts'
import { sentences, type Sentence } from '../words/sentences.ts'
import { stems } from '../words/terms.ts'
import { withWholeQuotes } from './whole-quotes.ts'

export interface SummaryEntry {
  id: number | string
  title: string
  text: string
  source: number | string
  publishedAt: number
}

/** A sentence word for word as the entry has it, from `start` to `end` of its text. */
export interface SummarySentence<Id = number> extends Sentence {
  entry: Id
}

export interface SummaryOptions {
  /** At most so many. */
  sentences?: number
  /** The best so many stand first, as what is shown where there is little room; by default none do. */
  lead?: number
  language?: string | null
}

const SENTENCES = 8
/** Reports say first what matters; the rest of a long one is background. */
const SENTENCES_READ = 40
const CHARACTERS_READ = 12_000
/** Two sentences this alike say the same. */
const ALIKE = 0.6
/** A source may speak so often before every source has spoken. */
const PER_SOURCE_AT_FIRST = 2
/** How much more the first sentence counts than a late one, and how soon that fades. */
const FIRST_SENTENCE_BONUS = 0.2
const BONUS_SENTENCES = 3
/** A headline says what its report is about. */
const TITLE_WEIGHT = 2
/** What two words say side by side, against what each says. */
const PAIR_WEIGHT = 0.5
/** A longer sentence says more, though less than its length. */
const LENGTH_POWER = 0.15
/** What one of two sources says counts a quarter of what both say. */
const SHARED_POWER = 2
/** What a chosen sentence says already counts so much less in the next one. */
const SAID_SHARE = 0.5
/** Further than this from what all say, relative to the best sentence, is another matter. */
const RELEVANT_SHARE = 0.1
/** Reports of so few sentences in all have nothing to spare. */
const FEW = 5
/** "He" and "the company" stand behind the sentence that names them, if that is shown. */
const DANGLING_SHARE = 0.8

type Vector = Map<string, number>

interface Option<Id> extends SummarySentence<Id> {
  source: number | string
  entryAt: number
  position: number
  flaws: SentenceFlaws
  /** Without those that mean nothing. */
  words: number
  /** Its stems, by which it repeats another one. */
  vector: Vector
  /** The same with those that stand side by side, by which it is near what all say. */
  phrases: Vector
  score: number
}

/**
 * The sentences that say most of what the entries have in common, each as it stands in one of them:
 * nearest to the centre of all sources, no two alike, in the order of the entries; so is the lead, before the
 * others. Deterministic. The numbers above were tuned on a random half of the stories of docs/benchmarks/summaries.md.
 */
export function summarize<Entry extends SummaryEntry>(
  entries: readonly Entry[],
  { sentences: most = SENTENCES, lead = 0, language }: SummaryOptions = {},
): SummarySentence<Entry['id']>[] {
  const spoken = language ?? languageOfScript(entries[0]?.text ?? '') ?? 'en'
  const options = entries.flatMap((entry, at) => readOptions(entry, at, spoken))
  const centre = centreOf(options, entries, spoken)
  const nothing = new Set<string>()
  for (const option of options) option.score = relevance(option, centre, nothing)

  const ranked = options.toSorted(
    (a, b) => b.score - a.score || a.entryAt - b.entryAt || a.position - b.position,
  )
  const fit = ranked.filter(({ flaws }) => !flaws.isUnfit && !flaws.isUnfinished)
  const chosen = choose(fit, centre, { most, lead })
  const shown = chosen.length > 0 ? chosen : firstReadable(options)
  return [shown.slice(0, lead), shown.slice(lead)].flatMap((part) =>
    part
      .sort((a, b) => a.entryAt - b.entryAt || a.start - b.start)
      .map(({ text, entry, start, end }) => ({ text, entry, start, end })),
  )
}

function readOptions<Entry extends SummaryEntry>(
  entry: Entry,
  entryAt: number,
  language: string,
): Option<Entry['id']>[] {
  const text = entry.text.slice(0, CHARACTERS_READ)
  const read = withWholeQuotes(text, sentences(text).slice(0, SENTENCES_READ))
  return read.map((sentence, position) => {
    const flaws = sentenceFlaws(sentence.text)
    const said = stems(sentence.text, language)
    const isWholeText = read.length === 1 && entry.text.length <= CHARACTERS_READ
    const endsOpenly = /[\p{L}\p{N}]["'”’»)\]]?$/u.test(sentence.text)
    return {
      ...sentence,
      entry: entry.id,
      source: entry.source,
      entryAt,
      position,
      // A teaser of one sentence is often written without its full stop.
      flaws: { ...flaws, isUnfinished: flaws.isUnfinished && !(isWholeText && endsOpenly) },
      words: said.length,
      vector: unit(frequencies(said)),
      phrases: phrasesOf(said),
      score: 0,
    }
  })
}

/**
 * What all sources say together, each with the same voice however long it speaks; what several of them say
 * counts far more than the sum.
 */
function centreOf<Id>(
  options: Option<Id>[],
  entries: readonly SummaryEntry[],
  language: string,
): Vector {
  const bySource = new Map<number | string, Vector>()
  const hear = (source: number | string, vector: Vector, weight: number) => {
    const heard = bySource.get(source) ?? new Map<string, number>()
    bySource.set(source, heard)
    for (const [stem, value] of vector) heard.set(stem, (heard.get(stem) ?? 0) + weight * value)
  }
  for (const { source, title } of entries) {
    hear(source, phrasesOf(stems(title, language)), TITLE_WEIGHT)
  }
  for (const { source, phrases, flaws } of options) if (!flaws.isUnfit) hear(source, phrases, 1)

  const centre: Vector = new Map()
  const sayers = new Map<string, number>()
  for (const vector of bySource.values()) {
    for (const [stem, value] of unit(vector)) {
      centre.set(stem, (centre.get(stem) ?? 0) + value)
      sayers.set(stem, (sayers.get(stem) ?? 0) + 1)
    }
  }
  for (const [stem, value] of centre)
    centre.set(stem, value * (sayers.get(stem)! / bySource.size) ** SHARED_POWER)
  return unit(centre)
}

/** How near a sentence is to the centre by what has not been said yet. */
function relevance<Id>(
  { phrases, words, position, flaws }: Option<Id>,
  centre: Vector,
  said: ReadonlySet<string>,
): number {
  let nearness = 0
  for (const [phrase, value] of phrases)
    nearness += value * (centre.get(phrase) ?? 0) * (said.has(phrase) ? SAID_SHARE : 1)
  const prior = 1 + FIRST_SENTENCE_BONUS * Math.exp(-position / BONUS_SENTENCES)
  return nearness * words ** LENGTH_POWER * prior * (flaws.isDangling ? DANGLING_SHARE : 1)
}

/** Takes the best in turn, as long as it is new, relevant, and its source has not spoken enough. */
function choose<Id>(
  ranked: Option<Id>[],
  centre: Vector,
  { most, lead }: { most: number; lead: number },
): Option<Id>[] {
  const chosen: Option<Id>[] = []
  const said = new Set<string>()
  const least = ranked.length <= FEW ? 0 : ranked[0]!.score * RELEVANT_SHARE
  let waiting = ranked.filter(({ score }) => score > 0 && score >= least)
  const spoken = new Map<number | string, number>()

  while (chosen.length < most) {
    // What follows a sentence of the lead would not stand behind it any more.
    const inPart = chosen.length < lead ? chosen : chosen.slice(lead)
    const ready = waiting.filter(
      (option) => !option.flaws.isDangling || followsChosen(option, inPart),
    )
    const isSilent = ready.some(({ source }) => !spoken.has(source))
    const next = mostNews(
      ready.filter(({ source }) => !isSilent || (spoken.get(source) ?? 0) < PER_SOURCE_AT_FIRST),
      centre,
      said,
    )
    if (!next) break
    chosen.push(next)
    spoken.set(next.source, (spoken.get(next.source) ?? 0) + 1)
    for (const phrase of next.phrases.keys()) said.add(phrase)
    waiting = waiting.filter(
      (option) => option !== next && cosine(option.vector, next.vector) <= ALIKE,
    )
  }
  return chosen
}

/** Of those in the order of their scores, the most relevant by what has not been said; of equals the first. */
function mostNews<Id>(
  ranked: readonly Option<Id>[],
  centre: Vector,
  said: ReadonlySet<string>,
): Option<Id> | null {
  let best: Option<Id> | null = null
  let most = 0
  for (const option of ranked) {
    // What was said takes from a score and never adds to it.
    if (option.score <= most) break
    const left = relevance(option, centre, said)
    if (left > most) [best, most] = [option, left]
  }
  return best
}

function followsChosen<Id>({ entryAt, position }: Option<Id>, chosen: Option<Id>[]): boolean {
  return chosen.some((other) => other.entryAt === entryAt && other.position === position - 1)
}

/** When no sentence is sound, one that can be read at all: whole before broken off, or nothing. */
function firstReadable<Id>(options: Option<Id>[]): Option<Id>[] {
  const readable = options.filter(({ flaws }) => !flaws.isUnfit)
  const best = readable.find(({ flaws }) => !flaws.isUnfinished) ?? readable[0]
  return best ? [best] : []
}

function phrasesOf(words: string[]): Vector {
  const phrases = frequencies(words)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  for (const [pair, count] of frequencies(pairs)) phrases.set(pair, PAIR_WEIGHT * count)
  return unit(phrases)
}

function frequencies(words: string[]): Vector {
  const counts: Vector = new Map()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) counts.set(word, 1 + Math.log(count))
  return counts
}

/** The same vector, made 1 long. */
function unit(vector: Vector): Vector {
  let squares = 0
  for (const value of vector.values()) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (const [word, value] of vector) vector.set(word, value / length)
  return vector
}

/** Of two vectors of length 1. */
function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [word, value] of small) sum += value * (large.get(word) ?? 0)
  return sum
}
