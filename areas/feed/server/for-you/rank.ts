import type { Period } from '../../contract.ts'
import { PERIOD_HOURS } from '../../contracts/period-hours.ts'
import type { Subjects } from '#areas/profiles/server/lends.ts'

/** An article that could be shown. */
export interface Candidate {
  id: number
  /**
   * The summed weights of the outlets that reported it by themselves within the period; 0 for an article that is not
   * news, such as opinion or a digest.
   */
  coverage: number
  /** The time of the middle one of these reports. */
  toldAt: Date
  /** True if it was opened a while ago. */
  isRead: boolean
  /** Factors by rules of the reader, and by the settings of the list. */
  ruleBoost: number
  listBoost: number
  subjects: Subjects
}

/** Parts of a rank, each in the same unit: the sum is the rank. */
export type Factor =
  | { kind: 'coverage' | 'age' | 'no-news' | 'read' | 'rule' | 'list'; value: number }
  | LearntFactor

/** A part that follows from a reader's acts and wishes, with the reason in words. */
export interface LearntFactor {
  kind: 'learnt'
  /** Factors of one group say much the same, so that only the strongest of them are shown. */
  group: string | null
  value: number
  /**
   * Describes the reason, given the reader's name for the outlet that published first; null if the reader would not
   * recognize the reason.
   */
  text(outlet: string | null): string | null
}

/** Knowledge of one reader, which moves articles by factors. */
export interface Learnt<Any extends Candidate = Candidate> {
  /** Says if anything is known of the reader. */
  isKnown: boolean
  among(candidates: readonly Any[]): (candidate: Any) => LearntFactor[]
}

export interface Ranked<Any extends Candidate = Candidate> {
  candidate: Any
  rank: number
  factors: Factor[]
}

/** The weight that an article loses by the end of the period: as much as twice the sources are worth. */
export const AGE_WEIGHT = Math.LN2
/** A weight below any article that an outlet reports as news within the period. */
const NO_NEWS_WEIGHT = -1
/** The penalty of a read article, which makes room for others. */
const READ_WEIGHT = -1.5
const HOUR_MS = 3_600_000

/** The present, and the length of the shown period. */
export interface Moment {
  now: Date
  time: Period
}

/** Age counts within a year as it does within a month. */
export function agingHours(time: Period): number {
  return Math.min(PERIOD_HOURS[time], PERIOD_HOURS.month)
}

/**
 * Ranks articles by the outlets that reported them within the period, and by their age; without the reader's interests.
 */
export function rankTop<Any extends Candidate>(
  candidates: readonly Any[],
  moment: Moment,
): Ranked<Any>[] {
  return inOrder(candidates.map((candidate) => ranked(candidate, freshness(candidate, moment))))
}

/** Ranks articles, and moves them by the reader's interests, if any. */
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

/** Sorts by rank. The newer of equals comes first, then the later id, so that the order is always the same. */
function inOrder<Any extends Candidate>(articles: Ranked<Any>[]): Ranked<Any>[] {
  return articles.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      b.candidate.toldAt.getTime() - a.candidate.toldAt.getTime() ||
      b.candidate.id - a.candidate.id,
  )
}
