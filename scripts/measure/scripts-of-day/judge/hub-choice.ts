import { NEWSROOM } from '#core/limits.ts'
import { reportsOfMany } from '#engine/scripts/developments/reports-of-many.ts'
import type { Material, MaterialArticle } from '#engine/scripts/material.ts'
import type { OutletOutline } from '#engine/summaries/outlet-habits.ts'
import { outletsIn } from '../day-material.ts'
import type { FixedPiece } from './fixed-pieces.ts'

const HOUR_MS = 3_600_000

/**
 * Chooses the material of a piece as a server would at that moment; the server does this in SQL.
 */
export function chosenAsInHub(
  { title, hours, about, asked = [] }: Pick<FixedPiece, 'title' | 'hours' | 'about' | 'asked'>,
  among: readonly MaterialArticle[],
  outlines: readonly OutletOutline[],
  now: number,
): Material {
  const since = now - hours * HOUR_MS
  const isInTime = ({ publishedAt }: { publishedAt: string }) => Date.parse(publishedAt) > since
  const chosen =
    about === 'article'
      ? among
      : among
          .map((article) => ({
            article,
            outlets: outletsIn({ ...article, entries: article.entries.filter(isInTime) }),
          }))
          .filter(({ outlets }) => outlets > 0)
          .toSorted((a, b) => b.outlets - a.outlets)
          .slice(0, NEWSROOM.articles)
          .map(({ article }) => article)
  const articles = chosen.map((article) => ({
    ...article,
    entries:
      chosen.length === 1
        ? article.entries
        : reportsOfMany(article.entries, since, NEWSROOM.reportsOfMany),
  }))
  const asOf = new Date(now).toISOString()
  const plain = { title: chosen[0]?.title ?? title, asOf, zone: 'UTC', articles, outlines }
  if (about === 'article') return plain
  return { ...plain, title, asked, time: { hours, isAll: about === 'time' } }
}
