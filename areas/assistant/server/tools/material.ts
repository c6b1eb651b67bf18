import { reportsAmong } from '#engine/summaries/reports/round-up.ts'
import { entriesOf } from '#areas/articles/server/lends/page.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import type { Desk } from '#server/tools.ts'
import type { Material } from '../../contracts/look-ups.ts'

export function scopeOf({ db, readerId, now }: Desk): ArticleScope {
  return { db, readerId, now: now() }
}

/**
 * Reads the entries of an article that have text, earliest first; round-ups only if there are no
 * others.
 */
export async function materialOf(desk: Desk, article: number): Promise<Material[]> {
  const entries = await entriesOf(scopeOf(desk), article)
  const telling = entries.filter(({ text, isPointer }) => text !== '' && !isPointer)
  return [...reportsAmong(telling)].map((entry) => ({
    article,
    id: entry.id,
    outlet: entry.name,
    title: entry.title,
    text: entry.text,
    url: entry.link,
    publishedAt: entry.publishedAt,
    language: entry.language,
  }))
}

/** Reads several articles in order, up to `each` entries of each. */
export async function materialOfAll(
  desk: Desk,
  articles: readonly number[],
  each: number,
): Promise<Material[]> {
  const found = await Promise.all(articles.map((article) => materialOf(desk, article)))
  return found.flatMap((material) => material.slice(0, each))
}
