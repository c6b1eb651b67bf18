import type { Period } from '../../contract.ts'
import { HOURS } from '../shelf.ts'
import { decay, type Interests } from './interests.ts'
import type { Subjects } from './subjects.ts'

/** An article that could be shown. */
export interface Candidate {
  id: number
  /** Sources that reported it by themselves. */
  sources: number
  publishedAt: Date
  /** Opened a while ago. */
  isRead: boolean
  /** How many times more it counts by rules of the reader, and by the settings of the list. */
  ruleBoost: number
  listBoost: number
  subjects: Subjects
}

/** What moves a rank, each in the same unit: the sum is the rank. */
export type Factor =
  | { kind: 'coverage' | 'age' | 'read' | 'rule' | 'list'; value: number }
  | { kind: 'term' | 'profile' | 'source' | 'category'; name: string; value: number }

export interface Ranked<Any extends Candidate = Candidate> {
  candidate: Any
  rank: number
  factors: Factor[]
}

export interface Reader {
  interests: Interests
  /** When they were learnt; they weigh less since. */
  learntAt: Date
  /** Stems of the reader's profile, by weight: below 0 what they want less of. */
  profile: ReadonlyMap<string, number>
}

/** At the end of the period a rank has lost this much: what ten sources more are worth. */
export const AGE_WEIGHT = 2.5
const PROFILE_WEIGHT = 1.5
/** What was read makes room. */
const READ_WEIGHT = -1.5
/** One kind of interest never moves an article further than this, whatever was done. */
const MOST_BY_TERMS = 4
const MOST_BY_SOURCE = 1.5
const MOST_BY_CATEGORY = 1.5
/** How fast interests reach that. */
const STEEPNESS = 0.25
const HOUR_MS = 3_600_000

/** When it is, and how long the period is that is shown. */
export interface Moment {
  now: Date
  time: Period
}

/** Among a year's articles age counts as it does in a month. */
export function agingHours(time: Period): number {
  return Math.min(HOURS[time], HOURS.month)
}

/** Most covered and newest first, whatever the reader did. */
export function rankTop<Any extends Candidate>(
  candidates: readonly Any[],
  moment: Moment,
): Ranked<Any>[] {
  return inOrder(candidates.map((candidate) => ranked(candidate, freshness(candidate, moment))))
}

/** The same, moved by what the reader did; without that, nothing moves. */
export function rankForYou<Any extends Candidate>(
  candidates: readonly Any[],
  reader: Reader,
  moment: Moment,
): Ranked<Any>[] {
  const rarity = rarities(candidates)
  const fade = decay(moment.now.getTime() - reader.learntAt.getTime())
  return inOrder(
    candidates.map((candidate) =>
      ranked(candidate, [
        ...freshness(candidate, moment),
        ...(candidate.isRead ? [{ kind: 'read' as const, value: READ_WEIGHT }] : []),
        ...interestIn(candidate.subjects, reader, fade, rarity),
      ]),
    ),
  )
}

function freshness(
  { sources, publishedAt, ruleBoost, listBoost }: Candidate,
  { now, time }: Moment,
): Factor[] {
  const age = Math.max(0, now.getTime() - publishedAt.getTime()) / HOUR_MS
  const factors: Factor[] = [
    { kind: 'coverage', value: Math.log(1 + sources) },
    { kind: 'age', value: (-AGE_WEIGHT * age) / agingHours(time) },
  ]
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

  const ofTerms: Factor[] = terms.flatMap((name) => {
    const weight = interests.terms[name]?.weight
    return weight ? { kind: 'term' as const, name, value: weight * fade * rarity(name) } : []
  })
  factors.push(...bounded(ofTerms, MOST_BY_TERMS))

  for (const name of terms) {
    const weight = profile.get(name)
    if (weight) factors.push({ kind: 'profile', name, value: PROFILE_WEIGHT * weight * share })
  }

  const source = feed === null ? undefined : interests.sources[feed]
  if (source) {
    const one: Factor = { kind: 'source', name: String(feed), value: source.weight * fade }
    factors.push(...bounded([one], MOST_BY_SOURCE))
  }
  const inCategory = interests.categories[category]
  if (inCategory) {
    const one: Factor = { kind: 'category', name: category, value: inCategory.weight * fade }
    factors.push(...bounded([one], MOST_BY_CATEGORY))
  }
  return factors
}

/** Their sum stays within `most`, and each keeps its part of it. */
function bounded(factors: Factor[], most: number): Factor[] {
  const sum = factors.reduce((total, { value }) => total + value, 0)
  if (sum === 0) return factors
  const scale = (most * Math.tanh(sum * STEEPNESS)) / sum
  return factors.map((factor) => ({ ...factor, value: factor.value * scale }))
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

/** Of equals the newer, then the later id: the same articles always stand in the same order. */
function inOrder<Any extends Candidate>(articles: Ranked<Any>[]): Ranked<Any>[] {
  return articles.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      b.candidate.publishedAt.getTime() - a.candidate.publishedAt.getTime() ||
      b.candidate.id - a.candidate.id,
  )
}
