import { languageWords } from '../words/language-words.ts'
import type { RunWord } from '../words/text-runs.ts'
import { saysNothing, wordKinds } from './nouns.ts'

const LONGEST = 3
/** Phrases near the beginning score higher. The bonus declines over this many words. */
const EARLY_WORDS = 60
const SHOWN = 8

interface Candidate {
  length: number
  times: number
  texts: Set<number>
  first: number
  capitals: number
  /** The number of occurrences of each spelling. */
  written: Map<string, number>
}

/**
 * The phrases that describe texts on one event, the best first: frequent and early ones, and those
 * in several texts. A phrase never begins or ends with a stop word, and contains no punctuation.
 */
export function keyphrases(texts: readonly RunWord[][][], language: string | null): string[] {
  const found = new Map<string, Candidate>()
  const stem = stemOnce(language)
  const isSubject = subjectsOf(texts, language, stem)
  texts.forEach((runs, nth) => {
    let at = 0
    for (const run of runs) {
      run.forEach((_, start) => {
        for (let length = 1; length <= LONGEST && start + length <= run.length; length++) {
          const phrase = run.slice(start, start + length)
          if (isPhrase(phrase) && isSubject(phrase)) note(found, phrase, stem, nth, at + start)
        }
      })
      at += run.length
    }
  })

  const ranked = [...found]
    .map(([key, candidate]) => ({ key, candidate, score: scoreOf(candidate, texts.length) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
  const chosen: typeof ranked = []
  for (const next of ranked) {
    if (chosen.length === SHOWN) break
    if (!chosen.some(({ key }) => overlaps(key, next.key))) chosen.push(next)
  }
  return chosen.map(({ candidate }) => mostWritten(candidate.written))
}

/** Caches stems, because stemming is slow and a word is in several phrases. */
function stemOnce(language: string | null): (word: string) => string {
  const { stem } = languageWords(language ?? '')
  const known = new Map<string, string>()
  return (word) => {
    let found = known.get(word)
    if (found === undefined) known.set(word, (found = stem(word)))
    return found
  }
}

function isPhrase(phrase: RunWord[]): boolean {
  const [first, last] = [phrase[0]!, phrase.at(-1)!]
  return (
    !phrase.some(({ isStopWord }) => isStopWord) &&
    [first, last].every(({ written }) => /\p{L}/u.test(written)) &&
    (phrase.length > 1 || first.written.length > 2 || !/\p{Script=Latin}/u.test(first.written))
  )
}

/**
 * Tells names, nouns, and phrases without a verb from others. Outside English, every phrase is
 * accepted.
 */
function subjectsOf(
  texts: readonly RunWord[][][],
  language: string | null,
  stem: (word: string) => string,
): (phrase: RunWord[]) => boolean {
  if (language !== 'en') return () => true
  const { isVerb, isNoun } = wordKinds(texts, stem)
  const isName = ({ isCapital, isFirst }: RunWord) => isCapital && !isFirst
  return (phrase) => {
    const [first] = phrase as [RunWord]
    if (phrase.length === 1) return !saysNothing(first) && (isName(first) || isNoun(first))
    return phrase.every((word) => isName(word) || !isVerb(word))
  }
}

function note(
  found: Map<string, Candidate>,
  phrase: RunWord[],
  stem: (word: string) => string,
  text: number,
  at: number,
): void {
  const key = phrase.map(({ lower }) => stem(lower)).join(' ')
  let candidate = found.get(key)
  if (!candidate) {
    candidate = {
      length: phrase.length,
      times: 0,
      texts: new Set(),
      first: at,
      capitals: 0,
      written: new Map(),
    }
    found.set(key, candidate)
  }
  candidate.times++
  candidate.texts.add(text)
  candidate.first = Math.min(candidate.first, at)
  if (phrase.every(({ isCapital, isFirst }) => isCapital && !isFirst)) candidate.capitals++
  const last = phrase.length - 1
  const written = phrase
    .map((word, place) => word.written + (place < last ? word.possessive : ''))
    .join(' ')
  candidate.written.set(written, (candidate.written.get(written) ?? 0) + 1)
}

/**
 * The score of a phrase; 0 for a single word that is neither a name nor repeated, and for longer
 * phrases that are neither and are not at the beginning.
 */
function scoreOf(candidate: Candidate, texts: number): number {
  const { length, times, first, capitals } = candidate
  const isRepeated = times > 1
  if (length === 1 && !isRepeated && capitals === 0) return 0
  if (length > 1 && !isRepeated && capitals === 0 && first > EARLY_WORDS) return 0
  const often = Math.log(1 + times)
  const shared = texts > 1 ? 1 + (candidate.texts.size - 1) / texts : 1
  const early = 1 + 0.6 * Math.exp(-first / EARLY_WORDS)
  const whole = length === 1 ? 0.8 : isRepeated || capitals > 0 ? 1.25 : 0.5
  return often * shared * early * whole * (capitals > 0 ? 1.35 : 1)
}

function overlaps(one: string, other: string): boolean {
  const words = new Set(one.split(' '))
  return other.split(' ').some((word) => words.has(word))
}

function mostWritten(written: Map<string, number>): string {
  return [...written].sort((a, b) => b[1] - a[1])[0]![0]
}
