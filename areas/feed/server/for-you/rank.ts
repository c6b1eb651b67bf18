import type { Period } from '../../contract.ts'
import { PERIOD_HOURS } from '../../contracts/period-hours.ts'
import type { Subjects } from '#areas/profiles/server/lends.ts'

/** An article that could be shown. */
export interface Candidate {
  id: number
  /**
   * The sum of the weights of outlets that reported the article independently within the period. 0
   * for an article that is not news, such as an opinion or a digest.
   */
  coverage: number
  /** The median time of these reports. */
  toldAt: Date
  /** True if the reader opened the article some time ago. */
  isRead: boolean
  /** Factors from the reader's rules, and from the settings of the list. */
  ruleBoost: number
  listBoost: number
  subjects: Subjects
}

/** The terms of a rank. They have the same unit, and their sum is the rank. */
export type Factor =
  | { kind: 'coverage' | 'age' | 'no-news' | 'read' | 'rule' | 'list'; value: number }
  | LearntFactor

/** A term that was learned from a reader's acts and wishes, with its reason in words. */
export interface LearntFactor {
  kind: 'learnt'
  /**
   * A group of factors that say almost the same, so that only the strongest are shown. Null if
   * there is no group.
   */
  group: string | null
  value: number
  /**
   * Describes the reason; `outlet` is the name that the reader knows the first outlet by. Null if
   * the reader would not recognize the reason.
   */
  text(outlet: string | null): string | null
}

/** What was learned about a reader, as factors of articles' ranks. */
export interface Learnt<Any extends Candidate = Candidate> {
  /** True if anything was learned about the reader. */
  isKnown: boolean
  among(candidates: readonly Any[]): (candidate: Any) => LearntFactor[]
}

export interface Ranked<Any extends Candidate = Candidate> {
  candidate: Any
  rank: number
  factors: Factor[]
}

/**
 * The weight that an article loses by the end of the period: as much as it gains if the number of
 * its outlets doubles.
 */
export const AGE_WEIGHT = Math.LN2
/**
 * The weight of an article without news in the period, which is below that of any article with
 * news.
 */
const NO_NEWS_WEIGHT = -1
/** The penalty of a read article, which makes room for others. */
const READ_WEIGHT = -1.5
const HOUR_MS = 3_600_000

/** The current time, and the period of the list. */
export interface Moment {
  now: Date
  time: Period
}

/** The hours over which an article ages. Over a year, articles age as fast as over a month. */
export function agingHours(time: Period): number {
  return Math.min(PERIOD_HOURS[time], PERIOD_HOURS.month)
}

/**
 * Ranks articles by their age and by the outlets that reported them within the period, without the
 * reader's interests.
 */
export function rankTop<Any extends Candidate>(
  candidates: readonly Any[],
  moment: Moment,
): Ranked<Any>[] {
  return inOrder(candidates.map((candidate) => ranked(candidate, freshness(candidate, moment))))
}

/** Ranks like `rankTop`, puts read articles lower, and weighs the reader's interests if known. */
export function rankForYou<Any extends Candidate>(
  candidates: readonly Any[],
  learnt: readonly Learnt<Any>[],
  moment: Moment,
): Ranked<Any>[] {
  const terms = learnt.map(({ among }) => among(candidates))
  return inOrder(
    candidates.map((candidate) => {
      const factors = freshness(candidate, moment)
      if (candidate.isRead) factors.push({ kind: 'read', value: READ_WEIGHT })
      for (const factorsOf of terms) factors.push(...factorsOf(candidate))
      return ranked(candidate, factors)
    }),
  )
}

function freshness(
  { coverage, toldAt, ruleBoost, listBoost }: Candidate,
  { now, time }: Moment,
): Factor[] {
  const age = Math.max(0, now.getTime() - toldAt.getTime()) / HOUR_MS
  const factors: Factor[] = [
    { kind: 'coverage', value: Math.log(1 + coverage) },
    { kind: 'age', value: (-AGE_WEIGHT * age) / agingHours(time) },
  ]
  if (coverage === 0) factors.push({ kind: 'no-news', value: NO_NEWS_WEIGHT })
  if (ruleBoost !== 1) factors.push({ kind: 'rule', value: Math.log(ruleBoost) })
  if (listBoost !== 1) factors.push({ kind: 'list', value: Math.log(listBoost) })
  return factors
}

function ranked<Any extends Candidate>(candidate: Any, factors: Factor[]): Ranked<Any> {
  return { candidate, factors, rank: factors.reduce((sum, { value }) => sum + value, 0) }
}

/**
 * Sorts by rank. Of articles with the same rank, the newer one comes first, and then the one with
 * the higher id, so that the order is always the same.
 */
function inOrder<Any extends Candidate>(articles: Ranked<Any>[]): Ranked<Any>[] {
  return articles.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      b.candidate.toldAt.getTime() - a.candidate.toldAt.getTime() ||
      b.candidate.id - a.candidate.id,
  )
}
