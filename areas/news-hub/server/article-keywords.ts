import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { defaultAiSettings } from '../ai-settings.ts'
import { ArticleKeywords } from '../contract.ts'
import { readAiSettings } from './ai/ai-settings.ts'
import { entities } from './articles/entities.ts'
import { independentReports } from './articles/independent-reports.ts'
import { keyphrases } from './articles/keyphrases.ts'
import { readRuns } from './articles/text-runs.ts'
import type { Shelf } from './shelf.ts'
import { noteSightings } from './trends/sightings.ts'

/** Entries of an article that are looked at, and how much of each. */
const ENTRIES_READ = 200
const READ_CHARACTERS = 2000

const Entry = z.object({
  articleId: z.int(),
  feedId: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
  publishedAt: Time,
})

/** Finds what freshly written articles speak of, as far as some reader has switched on what needs it. */
export async function noteKeywords(db: Database, articles: number[], tools: Tools): Promise<void> {
  const wants = await wantedBySome(db)
  if (!wants.intelligence && !wants.trends) return
  const entries = await db.many(
    Entry,
    sql`select article_id, feed_id, title, left(text, ${READ_CHARACTERS}) as text, language, published_at from (
          select article_id, feed_id, title, text, language, published_at,
            row_number() over (partition by article_id order by published_at, id) as nth
          from article_entries join entries on id = entry_id
          where article_id = any(${articles}) and is_counted
        ) as entry where nth <= ${ENTRIES_READ} order by article_id, nth`,
  )
  const found = articles.flatMap((id) => {
    const own = entries.filter(({ articleId }) => articleId === id)
    if (own.length === 0) return []
    const { language } = own[0]!
    return [{ id, language, keywords: keywordsOf(own, language), reports: independentReports(own) }]
  })
  if (wants.intelligence) {
    const rows = found.map(({ id, keywords }) => ({ id, keywords }))
    await db.run(sql`
      insert into article_keywords (article_id, keywords)
      select id, keywords from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, keywords jsonb)
      on conflict (article_id) do update set keywords = excluded.keywords`)
  }
  if (wants.trends) await noteSightings(db, found, tools.now())
}

/** What an article speaks of; undefined where the reader does not want it looked for. */
export async function readKeywords(
  { db, readerId }: Shelf,
  id: number,
): Promise<ArticleKeywords | undefined> {
  const { contentIntelligence } = await readAiSettings(db, readerId)
  if (!contentIntelligence) return undefined
  const kept = await db.maybe(
    z.object({ keywords: ArticleKeywords }),
    sql`select keywords from article_keywords where article_id = ${id}`,
  )
  if (kept) return kept.keywords

  // Written before this was switched on.
  const entries = await db.many(
    z.pick(Entry, { title: true, text: true, language: true }),
    sql`select title, left(text, ${READ_CHARACTERS}) as text, language
        from article_entries join entries on id = entry_id
        where article_id = ${id} and is_counted order by published_at, id limit ${ENTRIES_READ}`,
  )
  return keywordsOf(entries, entries[0]?.language ?? null)
}

function keywordsOf(
  entries: readonly { title: string; text: string }[],
  language: string | null,
): ArticleKeywords {
  const runs = readRuns(
    entries.map(({ title, text }) => `${title}\n\n${text}`),
    language,
  )
  const names = entities(runs, language)
  const named = new Set(names.map(({ name }) => name.toLowerCase()))
  const phrases = keyphrases(runs, language).filter((phrase) => !named.has(phrase.toLowerCase()))
  return { names, phrases }
}

async function wantedBySome(db: Database): Promise<{ intelligence: boolean; trends: boolean }> {
  const wants = (name: 'contentIntelligence' | 'trendDetection') =>
    sql`coalesce(bool_or(coalesce((settings->>${name}::text)::boolean, ${defaultAiSettings[name]})), false)`
  return db.one(
    z.object({ intelligence: z.boolean(), trends: z.boolean() }),
    sql`select ${wants('contentIntelligence')} as intelligence, ${wants('trendDetection')} as trends
        from readers left join ai_settings on reader_id = readers.id`,
  )
}
