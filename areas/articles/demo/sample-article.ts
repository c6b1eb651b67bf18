import type { Article, Category, Outlet } from '../contract.ts'
import { sampleOutlets } from './outlets.ts'

/**
 * A sample article as written in this folder. All other fields are computed from it and the current
 * time.
 */
export interface ArticleDraft {
  /** The key of the article, which never changes. */
  key: string
  minutesAgo: number
  title: string
  summary: string
  meaningForYou?: string
  sourceCount: number
  /** A photograph's id at the stock photo host. */
  photo?: string
}

/** The content of the article page below the summary, loaded when the article is opened. */
export interface SampleStory {
  /** Headlines of other outlets' reports. */
  headlines: readonly string[]
  paragraphs: readonly string[]
}

export interface SampleArticle extends Article {
  key: string
}

const MINUTE_MS = 60_000
/** The most outlets that an article names; further ones are only counted. */
const OUTLETS_NAMED = 9

export function sampleArticle(
  id: number,
  category: Category,
  { photo, minutesAgo, ...draft }: ArticleDraft,
  now: Date,
): Omit<SampleArticle, 'isRead'> {
  return {
    ...draft,
    id,
    category,
    publishedTime: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
    sources: outletsFor(category, draft.key, draft.sourceCount),
    tape: tapeOf(draft.key, draft.sourceCount),
    ...(photo && { image: `https://images.unsplash.com/photo-${photo}?w=1200&q=70` }),
  }
}

/**
 * The outlets that cover the category, in an order that depends on the article: specialized and
 * general ones in turns, then other general ones.
 */
function outletsFor(category: Category, key: string, sourceCount: number): Outlet[] {
  const experts = sampleOutlets.filter(({ beats }) => beats?.includes(category))
  const generalists = sampleOutlets.filter(({ beats }) => !beats)
  const turn = numberFrom(key)
  const inTurns = turned(experts, turn).flatMap((expert, place) => [
    expert,
    turned(generalists, turn)[place]!,
  ])
  const others = turned(generalists, turn).slice(experts.length)
  return [...inTurns, ...others]
    .slice(0, Math.min(sourceCount, OUTLETS_NAMED))
    .map(({ name, logo }) => ({ name, logo }))
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/** Times from 0 to 1 with unequal gaps; some outlets publish at the same time. */
function tapeOf(key: string, sourceCount: number): number[] {
  let seed = numberFrom(key)
  const steps = Array.from({ length: sourceCount - 1 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed / 2_147_483_647) ** 3
  })
  const length = steps.reduce((sum, step) => sum + step, 0)
  let at = 0
  const times = steps.map((step) => (at += step) / length)
  return [0, ...times.slice(0, -1), 1]
}

/** Converts a text to a number of at least 1. Equal texts give equal numbers. */
function numberFrom(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 2_147_483_646
  return sum + 1
}
