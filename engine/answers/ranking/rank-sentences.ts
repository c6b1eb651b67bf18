import { nothingKnown } from '../../names/learnt-names.ts'
import type { KnownNames } from '../../names/name-part.ts'
import { sentences } from '../../words/sentences.ts'
import { words } from '../../words/terms.ts'
import type { ReadQuestion } from '../read-question.ts'
import type { Candidate, Report } from './report.ts'
import { holdsWanted } from './sentence-holds.ts'
import { stemsOf, termMatcher, type TermMatcher } from './term-matches.ts'

/** Of a report so much is read; what stands further down is rarely what somebody asks. */
const READ_CHARACTERS = 6000
const READ_SENTENCES = 60
/** Of so many of the best, it is looked at what they hold. */
const LOOKED_INTO = 60
const SHORTEST = 12
const LONGEST = 700

/** What a word of the question counts where only this holds it. */
const IN_TITLE = 0.85
const BESIDE = 0.75
const ELSEWHERE = 0.5

const WEIGHT = { own: 0.34, coverage: 0.4, holds: 0.3, fit: 0.12, lead: 0.04, voices: 0.03 }
/** A title says the same as its text in fewer words: it answers where nothing else does. */
const TITLE_COST = 0.06
const PROMOTION = /(?:appeared first on|sign up|subscribe|newsletter|click here|read more|read all)/iu
const PROMOTION_COST = 0.25

export interface Ranking {
  /** How much each term of the question says, in the order of its terms. */
  weights: readonly number[]
  known?: KnownNames
}

/** The sentences of reports, those first that answer best. */
export function rankSentences(
  question: ReadQuestion,
  reports: readonly Report[],
  { weights, known = nothingKnown }: Ranking,
): Candidate[] {
  const matchers = new Map<string, TermMatcher>()
  const matcherOf = (spoken: string | null) => {
    const key = spoken ?? ''
    const found =
      matchers.get(key) ?? termMatcher(question.terms, { asked: question.language, spoken })
    matchers.set(key, found)
    return found
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const weighed = (matches: readonly number[]) =>
    matches.reduce((sum, match, at) => sum + match * weights[at]!, 0) / total
  const all = reports.flatMap((report) => candidatesOf(report, matcherOf(report.language), weighed))
  const best = all.toSorted((a, b) => plainScore(b) - plainScore(a)).slice(0, LOOKED_INTO)
  const namedInQuestion = new Set(words(question.text.slice(0, 2000).toLowerCase(), null))
  for (const one of best) {
    const asked = { wanted: question.wanted, namedInQuestion, known }
    one.holds = holdsWanted(one.text, one.report.language, asked)
    one.score = plainScore(one) + WEIGHT.holds * one.holds
  }
  addVoices(best)
  return best.toSorted((a, b) => b.score - a.score || b.report.publishedAt - a.report.publishedAt)
}

function plainScore({ own, coverage, report, nth, inTitle, text }: Candidate): number {
  return (
    WEIGHT.own * own +
    WEIGHT.coverage * coverage +
    WEIGHT.fit * report.fit +
    (nth <= 1 ? WEIGHT.lead : 0) -
    (inTitle ? TITLE_COST : 0) -
    (PROMOTION.test(text) ? PROMOTION_COST : 0)
  )
}

function candidatesOf(
  report: Report,
  matcher: TermMatcher,
  weighed: (matches: readonly number[]) => number,
): Candidate[] {
  const { title, language } = report
  const inBody = sentences(report.text.slice(0, READ_CHARACTERS))
    .filter(({ text }) => text.length >= SHORTEST && text.length <= LONGEST)
    .slice(0, READ_SENTENCES)
    .map((sentence) => ({ ...sentence, inTitle: false }))
  const ofTitle = title.trim()
  const start = title.indexOf(ofTitle)
  const headline = { text: ofTitle, start, end: start + ofTitle.length, inTitle: true }
  const pieces = [...inBody, ...(ofTitle === '' ? [] : [headline])].map((piece) => {
    const stems = stemsOf(piece.text, language)
    return { ...piece, stems, matches: matcher.match(stems) }
  })
  const titleMatches = pieces.at(-1)?.inTitle ? pieces.at(-1)!.matches : []
  const anywhere = (pieces[0]?.matches ?? []).map((_, term) =>
    Math.max(...pieces.map(({ matches }) => matches[term]!)),
  )
  const missing = anywhere.flatMap((match, term) => (match === 0 ? [term] : []))
  return pieces.map(({ matches, ...piece }, nth): Candidate => {
    const before = piece.inTitle ? undefined : pieces[nth - 1]?.matches
    const behind = piece.inTitle ? undefined : inBody[nth + 1] && pieces[nth + 1]?.matches
    const around = matches.map((match, term) =>
      Math.max(
        match,
        IN_TITLE * (titleMatches[term] ?? 0),
        BESIDE * (before?.[term] ?? 0),
        BESIDE * (behind?.[term] ?? 0),
        ELSEWHERE * anywhere[term]!,
      ),
    )
    const place = piece.inTitle ? 0 : nth
    const own = weighed(matches)
    const coverage = weighed(around)
    return { ...piece, report, nth: place, own, coverage, holds: 0, score: 0, missing }
  })
}

const MOST_VOICES = 2
const SAME_WORDS = 0.5

/** What several outlets say in their own reports counts more. */
function addVoices(best: Candidate[]): void {
  for (const one of best) {
    const voices = new Set(
      best
        .filter(({ report, stems }) => {
          return report.source !== one.report.source && likeness(stems, one.stems) >= SAME_WORDS
        })
        .map(({ report }) => report.source),
    )
    one.score += WEIGHT.voices * Math.min(MOST_VOICES, voices.size)
  }
}

/** How alike two sentences are by their stems (Dice), 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared++
  return (2 * shared) / (a.size + b.size)
}
