import { nothingKnown } from '../../names/learnt-names.ts'
import type { KnownNames } from '../../names/name-part.ts'
import { words } from '../../words/word-segments.ts'
import type { ReadQuestion } from '../read-question.ts'
import { cleanCandidate } from './clean-candidate.ts'
import type { ReadReport } from './read-pieces.ts'
import type { Candidate } from './report.ts'
import { holdsWanted } from './sentence-holds.ts'

/** The number of best sentences that are examined. */
const LOOKED_INTO = 60

/** The value of a word of the question that only the title holds. */
const IN_TITLE = 0.85
const IN_NEIGHBOR = 0.75
const ELSEWHERE = 0.5
/** The value of a word that only another report of the event has. */
const IN_ARTICLE = 0.3
/**
 * The value of a word of a name if the sentence has only the other one: "Ms. Renn" for "Ilva Renn".
 */
const PART_OF_NAME = 0.8
/**
 * The value of a name that only the title of the report holds, because its sentences then often
 * leave out the name.
 */
const NAMED_BY_TITLE = 0.75

const WEIGHT = {
  own: 0.1,
  coverage: 0.65,
  holds: 0.25,
  fit: 0.12,
  lead: 0.04,
  voices: 0.03,
  newest: 0.05,
}
/** A title repeats its text in fewer words, so it answers only if no sentence does. */
const TITLE_COST = 0.06
const PROMOTION =
  /(?:appeared first on|sign up|subscribe|newsletter|click here|read more|read all)/iu
const PROMOTION_COST = 0.25

export interface Ranking {
  /** The weight of each term of the question, in the order of its terms. */
  weights: readonly number[]
  known?: KnownNames
}

/** The sentences of reports, the best answers first. */
export function rankSentences(
  question: ReadQuestion,
  read: readonly ReadReport[],
  { weights, known = nothingKnown }: Ranking,
): Candidate[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const weighed = (matches: readonly number[]) =>
    matches.reduce((sum, match, at) => sum + match * weights[at]!, 0) / total
  const inArticles = new Map<number, readonly number[]>()
  for (const { report, anywhere } of read) {
    const { article } = report
    const known = inArticles.get(article)
    inArticles.set(
      article,
      known ? known.map((one, term) => Math.max(one, anywhere[term]!)) : anywhere,
    )
  }
  const nameMates = matesOf(question.terms)
  const isName = question.terms.map((term) => term.isName)
  const initials = question.terms.map(({ word }) => /^\p{Lu}{1,3}$/u.test(word))
  const all = read.flatMap((one) =>
    candidatesOf(one, {
      inArticle: inArticles.get(one.report.article)!,
      nameMates,
      isName,
      initials,
      weighed,
    }),
  )
  const best = all.toSorted((a, b) => plainScore(b) - plainScore(a)).slice(0, LOOKED_INTO)
  const namedInQuestion = new Set(words(question.text.slice(0, 2000).toLowerCase(), null))
  for (const one of best) {
    const asked = { wanted: question.wanted, namedInQuestion, known }
    one.holds = holdsWanted(one.text, one.report.language, asked)
    one.score = plainScore(one) + WEIGHT.holds * one.holds
    cleanCandidate(one)
  }
  addVoices(best)
  if (question.wanted.holds === 'number' || question.outcome !== null) preferNewest(best)
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

/** The indexes of the neighboring words of the same name, for each word of the question. */
function matesOf(terms: ReadQuestion['terms']): number[][] {
  return terms.map(({ isName, at }, nth) => {
    if (!isName) return []
    const beside = [nth - 1, nth + 1]
    return beside.filter((other) => {
      const mate = terms[other]
      return mate !== undefined && mate.isName && Math.abs(mate.at - at) === 1
    })
  })
}

interface Around {
  inArticle: readonly number[]
  nameMates: readonly number[][]
  isName: readonly boolean[]
  initials: readonly boolean[]
  weighed: (matches: readonly number[]) => number
}

function candidatesOf(
  { report, pieces, anywhere }: ReadReport,
  { inArticle, nameMates, isName, initials, weighed }: Around,
): Candidate[] {
  // Initials may be missing: "Mayor Brask" may be JD Brask. Another first name means another
  // person.
  const isInitials = (term: number) =>
    initials[term] === true && nameMates[term]!.some((mate) => inArticle[mate]! > 0)
  const missing = inArticle.flatMap((match, term) =>
    match === 0 && !isInitials(term) ? [term] : [],
  )
  const elsewhere = inArticle.flatMap((match, term) =>
    match > 0 && anywhere[term] === 0 ? [term] : [],
  )
  const titleMatches = pieces.at(-1)?.inTitle ? pieces.at(-1)!.matches : []
  return pieces.map(({ matches: written, ...piece }, nth): Candidate => {
    const matches = written.map((match, term) => {
      const mate = Math.max(0, ...nameMates[term]!.map((other) => written[other]!))
      return inArticle[term]! > 0 ? Math.max(match, PART_OF_NAME * mate) : match
    })
    const [before, behind] = piece.inTitle ? [] : [pieces[nth - 1], pieces[nth + 1]]
    const near = matches.map((match, term) =>
      Math.max(
        match,
        IN_TITLE * (titleMatches[term] ?? 0),
        IN_NEIGHBOR * (before?.matches[term] ?? 0),
        IN_NEIGHBOR * (behind && !behind.inTitle ? behind.matches[term]! : 0),
      ),
    )
    const lacks = near.flatMap((match, term) => (match === 0 ? [term] : []))
    const around = near.map((match, term) =>
      Math.max(match, ELSEWHERE * anywhere[term]!, IN_ARTICLE * inArticle[term]!),
    )
    const place = piece.inTitle ? 0 : nth
    const ofSubject = matches.map((match, term) =>
      isName[term] ? Math.max(match, NAMED_BY_TITLE * (titleMatches[term] ?? 0)) : match,
    )
    const [own, coverage] = [weighed(ofSubject), weighed(around)]
    const found = { own, coverage, missing, elsewhere, lacks }
    return {
      ...piece,
      ...found,
      titled: titleMatches,
      matches: ofSubject,
      near,
      report,
      nth: place,
      holds: 0,
      score: 0,
    }
  })
}

/**
 * Prefers newer reports, because a count is revised while an event goes on, and the winner is known
 * only after the final.
 */
function preferNewest(best: readonly Candidate[]): void {
  const times = best.map(({ report }) => report.publishedAt)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  if (first === last) return
  for (const one of best)
    one.score += (WEIGHT.newest * (one.report.publishedAt - first)) / (last - first)
}

const MOST_VOICES = 2
const SAME_WORDS = 0.5

/** Raises the score of a fact that several outlets report. */
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

/** The likeness of two sentences by their stems (Dice), 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared++
  return (2 * shared) / (a.size + b.size)
}
