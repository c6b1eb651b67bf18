import type { Period } from '../../contract.ts'
import { PERIOD_HOURS } from '../../contracts/period-hours.ts'
import type { Reasons } from '../../contracts/reading.ts'
import type { ArticleScope } from '#areas/articles/server/lends.ts'
import type { TitledCandidate } from './candidates.ts'
import { type Interest, type Interests, wordOf } from '#areas/profiles/server/lends.ts'
import { readForReader } from './list-chosen.ts'
import { rankForYou, type Factor } from './rank.ts'

/** A factor that moves a rank by less is not worth a line. */
const LEAST = 0.1
/** Lines about words of the title; the next ones say much the same. */
const MOST_TERMS = 2
const OFTEN = 3
const HOUR_MS = 3_600_000

/** Factors that move the article in For You, strongest first: the very ones that it is ranked by. */
export async function factorsOf(
  scope: ArticleScope,
  article: TitledCandidate,
  {
    time,
    ...known
  }: { outlet: string | null; firstPublishedAt: Date; publishedAt: Date; time: Period },
): Promise<Reasons['factors']> {
  const chosen = { filter: 'for-you', time, search: '' } as const
  const { candidates: others, reader } = await readForReader(scope, chosen)
  const candidates = others.some(({ id }) => id === article.id) ? others : [...others, article]
  const ranked = rankForYou(candidates, reader, { now: scope.now, time })
  const { factors } = ranked.find(({ candidate }) => candidate.id === article.id)!

  const told = { ...known, article, time, now: scope.now, interests: reader.interests }
  const strongest = factors.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const terms = strongest.filter(({ kind }) => kind === 'term').slice(0, MOST_TERMS)
  return strongest.flatMap((factor) => {
    if (Math.abs(factor.value) < LEAST || (factor.kind === 'term' && !terms.includes(factor)))
      return []
    const text = textOf(factor, told)
    return text === null ? [] : { text, effect: factor.value > 0 ? 'raises' : 'lowers' }
  })
}

interface Told {
  article: TitledCandidate
  /** The reader's name for the outlet that published first. */
  outlet: string | null
  firstPublishedAt: Date
  publishedAt: Date
  time: Period
  now: Date
  interests: Interests
}

/** Null where there is nothing to say that the reader would know. */
function textOf(factor: Factor, told: Told): string | null {
  const { article, outlet, interests } = told
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
    case 'profile':
      return `Your profile ${isUp ? 'mentions' : 'asks for less of'} ${quoted(factor.name, article)}`
    case 'term':
      return doneText(interests.terms[factor.name], isUp, `about ${quoted(factor.name, article)}`)
    case 'category':
      return doneText(interests.categories[factor.name], isUp, `in ${factor.name}`)
    case 'source':
      return outlet === null ? null : sourceText(interests.sources[factor.name], isUp, outlet)
  }
}

function quoted(stem: string, { title, language }: TitledCandidate): string {
  return `“${wordOf(stem, title, language)}”`
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

/** The reader's wishes in words go before their acts. */
function doneText(known: Interest | undefined, isUp: boolean, what: string): string | null {
  const { more = 0, less = 0, save = 0, open = 0, hide = 0 } = known?.counts ?? {}
  if (isUp) {
    if (more > 0) return `You asked for more ${what}`
    if (save > 0) return `You saved ${articles(save)} ${what}`
    return open > 0 ? `You opened ${articles(open)} ${what}` : null
  }
  if (less > 0) return `You asked for less ${what}`
  if (hide > 0) return `You hid ${articles(hide)} ${what}`
  return open > 0 ? `You quickly closed ${articles(open)} ${what}` : null
}

function sourceText(known: Interest | undefined, isUp: boolean, outlet: string): string | null {
  const { save = 0, open = 0 } = known?.counts ?? {}
  if (isUp && save >= OFTEN) return `From ${outlet}, which you save often`
  if (isUp && open >= OFTEN) return `From ${outlet}, which you open often`
  return doneText(known, isUp, `from ${outlet}`)
}

function articles(count: number): string {
  return count === 1 ? 'an article' : `${count} articles`
}
