import * as z from 'zod/mini'
import { ArticleOutlet } from '#areas/articles/server/lends/article.ts'
import { keywordsOf, readReports, textsOf } from '#areas/articles/server/lends/page.ts'
import { readKnownNames } from '#areas/articles/server/lends/writing.ts'
import { defaultAiSettings } from '#platform/models/server/lends.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { noteSightings } from './sightings.ts'

const Outlets = z.object({ id: z.int(), outlets: z.array(ArticleOutlet) })

/**
 * Counts the terms of freshly written articles, if any reader has trends switched on. The usual
 * numbers are the same for all readers, so an article that only one reader may see does not count.
 */
export async function noteTrends(db: Database, articles: number[], tools: Tools): Promise<void> {
  if (!(await isWantedBySome(db))) return
  const entries = await readReports(db, articles)
  const outlets = await db.many(
    Outlets,
    sql`select id, outlets from articles where id = any(${articles}) and private_to is null`,
  )
  const known = await readKnownNames(db, textsOf(entries), entries[0]?.language ?? null)
  const spoken = outlets.flatMap(({ id, outlets }) => {
    const own = entries.filter(({ articleId }) => articleId === id)
    if (own.length === 0) return []
    const { language } = own[0]!
    const reports = outlets.flatMap(({ feed, at, copyOf }) =>
      copyOf === undefined ? [{ source: feed, at: Date.parse(at) }] : [],
    )
    const outletNames = own.map(({ outlet }) => outlet)
    const keywords = keywordsOf(own, language, { known, outlets: outletNames })
    return [{ id, language, keywords, reports }]
  })
  await noteSightings(db, spoken, tools.now())
}

async function isWantedBySome(db: Database): Promise<boolean> {
  const { isWanted } = await db.one(
    z.object({ isWanted: z.boolean() }),
    sql`select coalesce(bool_or(coalesce((settings->>'trendDetection')::boolean, ${defaultAiSettings.trendDetection})), false) as is_wanted
        from readers left join ai_settings on reader_id = readers.id`,
  )
  return isWanted
}
