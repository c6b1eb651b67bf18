import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql } from '#server/tools.ts'
import { entriesOf } from '#areas/articles/server/lends/page.ts'
import { shownName } from '#areas/articles/server/lends/article.ts'
import { sourceName, type ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { sourceOf } from '#areas/articles/server/lends/writing.ts'
import { isFetched } from '#feeds/claim/inbox-address.ts'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import type { ReadQuestion } from '#engine/answers/read-question.ts'
import { chooseReports } from '#engine/answers/ranking/choose-reports.ts'
import type { Report } from '#engine/answers/ranking/report.ts'
import type { FoundArticle } from './find-articles.ts'
import type { AnswerScope } from './scope.ts'

/**
 * The characters that are read of each entry, and the most entries of an article: more for each of
 * the first `BEST` articles.
 */
const CHARACTERS = 6000
const OF_BEST = 40
const BEST = 4
const OF_OTHERS = 4

const Stored = z.object({
  entry: z.int(),
  article: z.int(),
  feedId: z.int(),
  outlet: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
  ownOutlet: z.nullable(z.string()),
  sourceId: z.string(),
  sourceName: z.string(),
  feedTitle: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
  link: z.nullable(z.string()),
  publishedAt: Time,
})

/** An entry that may answer, with the outlet and the link that its citation shows. */
export interface StoredReport extends Report {
  outlet: string
  link: string | null
}

/** The question, and the weight of each of its words. */
interface AskedWords {
  question: ReadQuestion
  weights: readonly number[]
}

/** Reads the followed entries of these articles, each report once; muted ones only if in scope. */
export async function readReports(
  scope: ArticleScope,
  articles: readonly FoundArticle[],
  where: AnswerScope,
  asked: AskedWords,
): Promise<StoredReport[]> {
  const [first] = articles
  if (!first) return []
  if (where.article !== null && where.sources === null) return readOpened(scope, first, asked)
  const ids = articles.map(({ id }) => id)
  const mosts = articles.map((_, nth) => (nth < BEST ? OF_BEST : OF_OTHERS))
  const muted = scope.includeMuted === true ? sql`true` : sql`muted_at is null`
  const only = where.sources?.map(({ id }) => id) ?? null
  const followed = only === null ? sql`true` : sql`sources.id = any(${only})`
  const rows = await scope.db.many(
    Stored,
    sql`select told.entry, asked.id as article, told.feed_id, told.outlet, outlets.name as outlet_name,
          feeds.outlet as own_outlet, told.source_id, ${sourceName} as source_name, feeds.title as feed_title,
          told.title, told.text, told.language, told.published_at,
          coalesce(told.link, case when not ${isFetched} then '/mails/' || told.entry end) as link
        from unnest(${ids}::bigint[], ${mosts}::int[]) as asked (id, most)
        cross join lateral (
          select distinct on (coalesce(entries.original_id, entries.id))
            entries.id as entry, entries.feed_id, entries.outlet, sources.id as source_id, entries.title,
            left(entries.text, ${CHARACTERS}) as text, entries.language, entries.link, entries.published_at
          from article_entries
          join entries on entries.id = entry_id
          join sources on sources.feed_id = entries.feed_id
            and sources.reader_id = ${scope.readerId} and ${muted} and ${followed}
          where article_id = asked.id and not is_pointer
          order by coalesce(entries.original_id, entries.id), length(entries.text) desc, entries.id
          limit ${MOST_READ}
        ) as told
        join sources on sources.id = told.source_id
        join feeds on feeds.id = sources.feed_id
        left join outlets on outlets.key = told.outlet
        order by told.published_at, told.entry`,
  )
  const fits = new Map(articles.map(({ id, fit }) => [id, fit]))
  return ids
    .flatMap((id, nth) =>
      chooseReports(
        rows.filter(({ article }) => article === id),
        mosts[nth]!,
        asked,
      ),
    )
    .map((row) => {
      const { outlet, ownOutlet, feedTitle: title } = row
      const named = { name: row.outletName ?? nameByKey(outlet ?? ''), ...(outlet && { outlet }) }
      return {
        entry: row.entry,
        article: row.article,
        source: sourceOf(row),
        title: row.title,
        text: row.text,
        language: row.language,
        publishedAt: Date.parse(row.publishedAt),
        fit: fits.get(row.article) ?? 0,
        outlet: shownName(named, [{ name: row.sourceName, title, ownOutlet }]),
        link: row.link,
      }
    })
}

/**
 * Reads the entries of an opened article, including entries that the reader keeps from former
 * sources.
 */
async function readOpened(
  scope: ArticleScope,
  { id, fit }: FoundArticle,
  asked: AskedWords,
): Promise<StoredReport[]> {
  const entries = await entriesOf(scope, id)
  return chooseReports(entries, OF_OPENED, asked).map((entry) => ({
    entry: entry.id,
    article: id,
    source: entry.source,
    title: entry.title,
    text: entry.text.slice(0, CHARACTERS),
    language: entry.language,
    publishedAt: Date.parse(entry.publishedAt),
    fit,
    outlet: entry.name,
    link: entry.link,
  }))
}

const OF_OPENED = 40

/**
 * The most entries of one article that are read; more than are shown, because copies of the same
 * text are still among them.
 */
const MOST_READ = 60
