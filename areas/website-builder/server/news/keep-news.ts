import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { sql } from '#server/tools.ts'
import type { NewsSettings } from '../../contracts/news.ts'
import { NEWS_SITES } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'

const DAY_MS = 86_400_000

/** The settings of a new news site: articles of the first hub that at least two outlets report. */
export const firstNews: NewsSettings = { kind: 'hub', origin: FIRST_HUB, leastSources: 2 }

/**
 * Makes a site show articles, beginning with those of the last days. New settings replace the
 * articles of the former ones.
 */
export async function keepNews(
  { db, readerId }: Owned,
  site: string,
  { kind, origin, leastSources }: NewsSettings,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - NEWS_SITES.firstDays * DAY_MS)
  await db.run(sql`
    insert into website_news as news (site_id, reader_id, kind, origin, least_sources, since)
    values (${site}, ${readerId}, ${kind}, ${origin}, ${leastSources}, ${since})
    on conflict (site_id) do update set kind = excluded.kind, origin = excluded.origin,
      least_sources = excluded.least_sources, is_stale = true, checked_at = null`)
}
