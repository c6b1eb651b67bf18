import type { Period } from '../../contract.ts'
import { PERIOD_HOURS } from '../../contracts/period-hours.ts'
import { decay, type Interests, type Subjects } from '#areas/profiles/server/lends.ts'

/** An article that could be shown. */
export interface Candidate {
  id: number
  /**
   * The summed weights of the outlets that reported it by themselves within the period; 0 for an article that is no
   * news, such as opinion or a digest.
   */
  coverage: number
  /** The time of the middle one of these reports. */
  toldAt: Date
  /** Opened a while ago. */
  isRead: boolean
  /** Factors by rules of the reader, and by the settings of the list. */
  ruleBoost: number
  listBoost: number
  subjects: Subjects
}

/** Parts of a rank, each in the same unit: the sum is the rank. */
export type Factor =
  | { kind: 'coverage' | 'age' | 'no-news' | 'read' | 'rule' | 'list'; value: number }
  | { kind: 'term' | 'profile' | 'source' | 'category'; name: string; value: number }

export interface Ranked<Any extends Candidate = Candidate> {
  candidate: Any
  rank: number
  factors: Factor[]
}

export interface Reader {
  interests: Interests
  /** The time at which they were learnt; they weigh less since. */
  learntAt: Date
  /** Stems of the reader's profile, by weight: below 0 what they want less of. */
  profile: ReadonlyMap<string, number>
}

/** At the end of the period a rank has lost this much: what twice as many sources are worth. */
export const AGE_WEIGHT = Math.LN2
/** Below whatever one outlet alone reports as news within the period, of any subject. */
const NO_NEWS_WEIGHT = -1
const PROFILE_WEIGHT = 1.5
/** A read article makes room. */
const READ_WEIGHT = -1.5
/** One kind of interest never moves an article further than this, whatever was done. */
const MOST_BY_TERMS = 4
const MOST_BY_SOURCE = 1.5
const MOST_BY_CATEGORY = 1.5
/** The speed at which interests reach that. */
const STEEPNESS = 0.25
const HOUR_MS = 3_600_000

/** The present, and the length of the period that is shown. */
export interface Moment {
  now: Date
  time: Period
}

/** Among a year's articles age counts as it does in a month. */
export function agingHours(time: Period): number {
  return Math.min(PERIOD_HOURS[time], PERIOD_HOURS.month)
}

/** Ranks the articles that most outlets reported within the period, and lately, first; whatever the reader did. */
export function rankTop<Any extends Candidate>(
  candidates: readonly Any[],
  moment: Moment,
): Ranked<Any>[] {
  return inOrder(candidates.map((candidate) => ranked(candidate, freshness(candidate, moment))))
}

/** Ranks them and moves them by the reader's acts; nothing moves without any. */
export function rankForYou<Any extends Candidate>(
  candidates: readonly Any[],
  reader: Reader,
  moment: Moment,
): Ranked<Any>[] {
  const rarity = rarities(candidates)
  const fade = decay(moment.now.getTime() - reader.learntAt.getTime())
  return inOrder(
    candidates.map((candidate) => {
      const factors = freshness(candidate, moment)
      if (candidate.isRead) factors.push({ kind: 'read', value: READ_WEIGHT })
      factors.push(...interestIn(candidate.subjects, reader, fade, rarity))
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

function interestIn(
  { terms, feed, category }: Subjects,
  { interests, profile }: Reader,
  fade: number,
  rarity: (term: string) => number,
): Factor[] {
  const factors: Factor[] = []
  const share = 1 / Math.sqrt(terms.length || 1)

  let sum = 0
  for (const name of terms) {
    const weight = interests.terms[name]?.weight
    if (!weight) continue
    const value = weight * fade * rarity(name)
    factors.push({ kind: 'term', name, value })
    sum += value
  }
  const scale = scaleWithin(MOST_BY_TERMS, sum)
  for (const factor of factors) factor.value *= scale

  for (const name of terms) {
    const weight = profile.get(name)
    if (weight) factors.push({ kind: 'profile', name, value: PROFILE_WEIGHT * weight * share })
  }

  const source = feed === null ? undefined : interests.sources[feed]
  if (source) {
    const value = source.weight * fade
    factors.push({
      kind: 'source',
      name: String(feed),
      value: value * scaleWithin(MOST_BY_SOURCE, value),
    })
  }
  const inCategory = interests.categories[category]
  if (inCategory) {
    const value = inCategory.weight * fade
    factors.push({
      kind: 'category',
      name: category,
      value: value * scaleWithin(MOST_BY_CATEGORY, value),
    })
  }
  return factors
}

/** The factor that keeps this sum within `most`, so that each part keeps its share of it. */
function scaleWithin(most: number, sum: number): number {
  return sum === 0 ? 1 : (most * Math.tanh(sum * STEEPNESS)) / sum
}

/** 1 for a word that one title has, towards 0 for one that all have. */
function rarities(candidates: readonly Candidate[]): (term: string) => number {
  const holders = new Map<string, number>()
  for (const { subjects } of candidates) {
    for (const term of subjects.terms) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  const all = Math.log(1 + candidates.length)
  return (term) => Math.log((1 + candidates.length) / (holders.get(term) ?? 1)) / all
}

function ranked<Any extends Candidate>(candidate: Any, factors: Factor[]): Ranked<Any> {
  return { candidate, factors, rank: factors.reduce((sum, { value }) => sum + value, 0) }
}

/** The newer of equals comes first, then the later id: the same articles always stand in the same order. */
function inOrder<Any extends Candidate>(articles: Ranked<Any>[]): Ranked<Any>[] {
  return articles.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      b.candidate.toldAt.getTime() - a.candidate.toldAt.getTime() ||
      b.candidate.id - a.candidate.id,
  )
}
