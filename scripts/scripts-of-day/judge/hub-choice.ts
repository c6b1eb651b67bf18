import type { Material, MaterialArticle } from '#engine/scripts/material.ts'
import type { OutletOutline } from '#engine/summaries/outlet-habits.ts'
import { outletsIn } from '../day-material.ts'
import type { FixedPiece } from './fixed-pieces.ts'

// What the server does in SQL (`subject-articles.ts` and `gather-material.ts` of the newsroom).
const LOOKED_AT = 400
const MOST_ARTICLES = 24
const REPORTS_OF_MANY = 12
const HOUR_MS = 3_600_000

/** What a hub would have a piece made from at a moment. */
export function chosenAsInHub(
  { title, hours, about }: Pick<FixedPiece, 'title' | 'hours' | 'about'>,
  among: readonly MaterialArticle[],
  outlines: readonly OutletOutline[],
  now: number,
): Material {
  const since = now - hours * HOUR_MS
  const chosen = among
    .filter(({ publishedAt }) => about === 'article' || Date.parse(publishedAt) > since)
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, LOOKED_AT)
    .toSorted((a, b) => outletsIn(b) - outletsIn(a))
    .slice(0, MOST_ARTICLES)
  const articles = chosen.map((article) => ({
    ...article,
    entries: chosen.length === 1 ? article.entries : article.entries.slice(0, REPORTS_OF_MANY),
  }))
  const asOf = new Date(now).toISOString()
  const plain = { title: chosen[0]?.title ?? title, asOf, zone: 'UTC', articles, outlines }
  if (about === 'article') return plain
  return { ...plain, title, time: { hours, isAll: about === 'time' } }
}
