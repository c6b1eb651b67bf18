import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { sql } from '#server/tools.ts'
import type { NewsSettings } from '../../contracts/news.ts'
import { NEWS_SITES } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'

const DAY_MS = 86_400_000

/** A new news site shows what several outlets of the first hub report. */
export const firstNews: NewsSettings = { kind: 'hub', origin: FIRST_HUB, leastSources: 2 }

/**
 * Lets a site show articles from the last days on. If the settings select other articles than
 * before, they replace those.
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
