import { newestMatches } from '#areas/articles/server/lends/search.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { readHub } from '#areas/hubs/server/lends.ts'
import { isInTopic, readTopics } from '#areas/topics/server/lends.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { NewsSettings } from '../../contracts/news.ts'

/** The articles that a news site may show: a scope, and a condition on `articles`. */
export interface NewsScope {
  scope: ArticleScope
  holds: Sql
}

/**
 * The articles for the settings of a news site; fails with a `Problem` if the search cannot be
 * parsed.
 */
export async function newsScope(
  { db, readerId, now }: { db: Database; readerId: string; now: Date },
  { kind, origin, leastSources }: NewsSettings,
): Promise<NewsScope> {
  const all: ArticleScope = { db, readerId, now }
  const scope = kind === 'hub' && origin !== FIRST_HUB ? { ...all, hub: origin } : all
  const conditions = [sql`articles.independent_count >= ${leastSources}`]
  if (kind === 'topic') conditions.push(isInTopic(origin))
  if (kind === 'search')
    conditions.push(
      sql`articles.id in (select found.id from (${await newestMatches(scope, origin)}) as found)`,
    )
  return { scope, holds: join(conditions, ' and ') }
}

/** The name of a hub or topic, or the search; null if it was deleted. */
export async function originName(
  { db, readerId, now }: { db: Database; readerId: string; now: Date },
  { kind, origin }: NewsSettings,
): Promise<string | null> {
  if (kind === 'search') return origin
  if (kind === 'topic') return (await readTopics({ db, readerId, now }, origin))[0]?.title ?? null
  return readHub(db, readerId, origin).then(
    ({ name }) => name,
    () => null,
  )
}
