import * as z from 'zod/mini'
import { countIndependent } from '#engine/joining/independent-outlets.ts'
import { sql, type Sql } from '#server/tools.ts'
import type { ArticleFacts } from '../../contracts/happenings.ts'
import { isKept, namesOfFeeds, shownOutlets, type ArticleScope } from './article-scope.ts'
import { folderOf, nameOfCategory } from './reader-marks.ts'
import type { ArticleOutlet } from './stored-article.ts'

/** Facts about an article, for programs. */
export interface KnownFacts {
  id: number
  /** The publishing time in milliseconds since 1970. */
  publishedAt: number
  facts: Partial<ArticleFacts>
}

type Outlet = z.infer<typeof ArticleOutlet>
/**
 * Id, publishing time, title, summary, category and outlets. Facts that are not needed are null.
 */
type Row = [number, number, string | null, string | null, string | null, Outlet[] | null]

const OF_OUTLETS = ['sources', 'sourceCount', 'independentCount'] as const

/**
 * Lists facts about the articles that `rest` selects, in its order. Tens of thousands of articles
 * are read at once, so the database returns only the requested facts, as one JSON value; rows would
 * take ten times as long. `articleFacts` gives the same facts about a single article.
 */
export async function listFacts(
  scope: ArticleScope,
  rest: Sql,
  wanted: ReadonlySet<keyof ArticleFacts>,
): Promise<KnownFacts[]> {
  const category = sql`coalesce(nullif(${folderOf(scope.readerId)}, ''), category)`
  const named = sql`coalesce(${nameOfCategory(scope.readerId, category)} ->> 'name', ${category})`
  const isOfOutlets = OF_OUTLETS.some((name) => wanted.has(name))
  const ifWanted = (isWanted: boolean, value: Sql) => (isWanted ? value : sql`null`)
  const { all } = await scope.db.one(
    z.object({ all: z.unknown() }),
    sql`select coalesce(json_agg(row), '[]') as all from (
          select json_build_array(id, floor(extract(epoch from published_at) * 1000),
            ${ifWanted(wanted.has('title'), sql`title`)},
            ${ifWanted(wanted.has('summary'), sql`summary_text`)},
            ${ifWanted(wanted.has('category'), named)},
            ${ifWanted(isOfOutlets, sql`outlets`)}) as row
          from articles ${rest}) as listed`,
  )
  const rows = all as Row[]
  const outletsOf = isOfOutlets ? await openOutlets(scope, rows, wanted) : () => ({})
  return rows.map((row) => {
    const [id, publishedAt, title, summary, category] = row
    const facts = {
      id,
      ...(wanted.has('publishedTime') && { publishedTime: new Date(publishedAt).toISOString() }),
      ...(title !== null && { title }),
      ...(summary !== null && { summary }),
      ...(category !== null && { category }),
      ...outletsOf(row),
    }
    return { id, publishedAt, facts }
  })
}

type OfOutlets = Pick<ArticleFacts, (typeof OF_OUTLETS)[number]>

/** Returns a function that finds the outlets of an article that the reader sees. */
async function openOutlets(
  scope: ArticleScope,
  rows: readonly Row[],
  wanted: ReadonlySet<keyof ArticleFacts>,
): Promise<(row: Row) => OfOutlets> {
  const feeds = await namesOfFeeds(
    scope,
    rows.map(([, , , , , outlets]) => ({ outlets: outlets ?? [] })),
  )
  const isAllFollowed = (outlets: readonly Outlet[]) =>
    outlets.every(({ feed, feeds: all = [feed] }) =>
      all.some((one) => feeds.get(one)?.isFollowed === true),
    )
  const doubtful = rows.flatMap(([id, , , , , outlets]) =>
    isAllFollowed(outlets ?? []) ? [] : [id],
  )
  const kept = await keptAmong(scope, doubtful)
  // Names are cached, because there are few outlets and finding a name takes longer than everything
  // else.
  const names = new Map<string, string>()
  return ([id, , , , , outlets]) => {
    const isKept = kept.has(id)
    const sources: string[] = []
    const voices: Outlet[] = []
    for (const outlet of outlets ?? []) {
      const { name, feed, feeds: carriedBy } = outlet
      const key = `${isKept} ${carriedBy?.join() ?? feed} ${outlet.outlet ?? ''} ${name}`
      const known = names.get(key)
      const shown = known ?? shownOutlets({ outlets: [outlet], isKept }, feeds)[0]?.name ?? ''
      if (known === undefined) names.set(key, shown)
      if (shown === '') continue
      sources.push(shown)
      voices.push(outlet)
    }
    const independentCount = wanted.has('independentCount') ? countIndependent(voices) : 0
    return { sources, sourceCount: sources.length, independentCount }
  }
}

async function keptAmong(scope: ArticleScope, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await scope.db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${[...ids]}::bigint[]) and ${isKept(scope)}`,
  )
  return new Set(rows.map(({ id }) => id))
}
