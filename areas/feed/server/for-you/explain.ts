import type { Period } from '../../contract.ts'
import { PERIOD_HOURS } from '../../contracts/period-hours.ts'
import type { Reasons } from '../../contracts/reading.ts'
import type { TitledCandidate } from './candidates.ts'
import type { FeedScope } from '../scope.ts'
import { readForReader } from './list-chosen.ts'
import { rankForYou, type Factor } from './rank.ts'

/** The least effect on the rank for a factor to be shown. */
const LEAST = 0.1
/** The most lines of one group of factors, since further ones say almost the same. */
const MOST_OF_GROUP = 2
const HOUR_MS = 3_600_000

/** The factors of an article's rank in For You, strongest first. */
export async function factorsOf(
  scope: FeedScope,
  article: TitledCandidate,
  {
    time,
    ...known
  }: { outlet: string | null; firstPublishedAt: Date; publishedAt: Date; time: Period },
): Promise<Reasons['factors']> {
  const chosen = { filter: 'for-you', time, search: '' } as const
  const { candidates: others, learnt } = await readForReader(scope, chosen)
  const candidates = others.some(({ id }) => id === article.id) ? others : [...others, article]
  const ranked = rankForYou(candidates, learnt, { now: scope.now, time })
  const { factors } = ranked.find(({ candidate }) => candidate.id === article.id)!

  const told = { ...known, article, time, now: scope.now }
  const strongest = factors.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const inGroups = new Map<string, number>()
  return strongest
    .filter((factor) => isTold(factor, inGroups))
    .flatMap((factor) => {
      const text = textOf(factor, told)
      return text === null ? [] : { text, effect: factor.value > 0 ? 'raises' : 'lowers' }
    })
}

/**
 * Says if a factor is shown. It counts the factors of each group, so the strongest must come first.
 */
function isTold(factor: Factor, inGroups: Map<string, number>): boolean {
  if (Math.abs(factor.value) < LEAST) return false
  if (factor.kind !== 'learnt' || factor.group === null) return true
  const before = inGroups.get(factor.group) ?? 0
  inGroups.set(factor.group, before + 1)
  return before < MOST_OF_GROUP
}

interface Told {
  article: TitledCandidate
  /** The name that the reader knows the first outlet by; null if unknown. */
  outlet: string | null
  firstPublishedAt: Date
  publishedAt: Date
  time: Period
  now: Date
}

/** Describes a factor; null if the reader would not recognize the reason. */
function textOf(factor: Factor, told: Told): string | null {
  const isUp = factor.value > 0
  switch (factor.kind) {
    case 'coverage':
      return coverageText(told)
    case 'age':
      return ageText(told)
    case 'no-news':
      return 'It is opinion, a review or a digest, not news'
    case 'read':
      return 'You already opened it'
    case 'rule':
      return isUp ? 'One of your rules ranks it higher' : 'One of your rules ranks it lower'
    case 'list':
      return 'Your Top Headlines settings prefer it'
    case 'learnt':
      return factor.text(told.outlet)
  }
}

function coverageText({ article, firstPublishedAt, publishedAt, time, now }: Told): string | null {
  if (article.sources < 2) return null
  const hours = hoursBetween(firstPublishedAt, publishedAt)
  const span = hoursBetween(firstPublishedAt, now) > PERIOD_HOURS[time] ? PERIOD_HOURS[time] : hours
  return `${article.sources} sources reported it within ${spanText(span)}`
}

function ageText({ article, publishedAt, now }: Told): string {
  if (article.sources < 2)
    return `Its latest report is ${spanText(hoursBetween(publishedAt, now)).replace('an hour', 'about an hour')} old`
  const span = spanText(hoursBetween(article.toldAt, now))
  return `Half of its sources reported it in the last ${span.replace('an hour', 'hour')}`
}

function hoursBetween(one: Date, other: Date): number {
  return (other.getTime() - one.getTime()) / HOUR_MS
}

function spanText(hours: number): string {
  if (hours <= 1) return 'an hour'
  if (hours < 48) return `${Math.ceil(hours)} hours`
  return `${Math.ceil(hours / 24)} days`
}
