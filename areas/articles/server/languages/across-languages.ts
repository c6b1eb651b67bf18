import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { job, sql, type Database, type World } from '#server/tools.ts'
import { chooseEmbedder } from '../embeddings/choose-embedder.ts'
import type { ForbiddenMerges } from '#engine/joining/moving/forbidden-merges.ts'
import { WINDOW_MS } from '#engine/joining/entry-window.ts'
import { JOINING_LANE, learnMerges } from '../joining/join-entries.ts'
import { readForbiddenMerges } from '../merging/forbidden-merge-rows.ts'
import { makeOne } from '../corrections/correct.ts'
import { changeArticles } from '../corrections/correcting.ts'
import { isStale } from '../reading/stale-articles.ts'
import { pairAcross, type Meaning, type Pair } from '#engine/joining/across/pair-across.ts'

const Row = z.object({
  id: z.int(),
  vector: z.instanceof(Uint8Array),
  version: z.int(),
  isCompared: z.boolean(),
  language: z.string(),
  languages: z.array(z.string()),
  firstPublishedAt: Time,
  publishedAt: Time,
})

type ReadMeaning = Meaning & { version: number }

/**
 * Merges articles about the same event in different languages, found by the embeddings of a reader
 * who follows both (decision 0017). A pair is compared again only if its words change.
 */
export const uniteLanguages = job<object>(
  'articles/unite-languages',
  async (tools) => {
    const readers = await tools.db.many(
      z.object({ readerId: z.string() }),
      sql`select distinct reader_id from ai_endpoints`,
    )
    for (const { readerId } of readers) await uniteFor(tools, readerId)
  },
  { lane: JOINING_LANE },
)

async function uniteFor(tools: World, readerId: string): Promise<void> {
  const chosen = await chooseEmbedder(tools, readerId)
  if (!chosen || !(await hasUncompared(tools.db, readerId))) return
  const since = new Date(tools.now().getTime() - WINDOW_MS)
  const meanings = await readMeanings(tools.db, { readerId, model: chosen.model, since })
  const pairs = await pairAcross(meanings)
  const forbidden = await readForbiddenMerges(tools.db)
  const possible: Pair[] = []
  for (const pair of pairs) if (await mayBecomeOne(tools.db, forbidden, pair)) possible.push(pair)
  if (possible.length > 0) await unite(tools, readerId, possible)
  await noteCompared(tools.db, readerId, meanings, since)
}

async function hasUncompared(db: Database, readerId: string): Promise<boolean> {
  const { has } = await db.one(
    z.object({ has: z.boolean() }),
    sql`select exists (
          select 1 from article_vectors where reader_id = ${readerId} and not is_compared and not is_stale) as has`,
  )
  return has
}

/** Reads the embeddings of followed articles in the joiner's window, oldest articles first. */
async function readMeanings(
  db: Database,
  { readerId, model, since }: { readerId: string; model: string; since: Date },
): Promise<ReadMeaning[]> {
  const rows = await db.many(
    Row,
    sql`select articles.id, vector, version, is_compared, language, languages, first_published_at, published_at
        from articles join article_vectors on article_id = articles.id
        cross join lateral (
          select array_agg(distinct coalesce(entries.language, '')) as languages
          from article_entries join entries on entries.id = entry_id
          where article_entries.article_id = articles.id
        ) as spoken
        where article_vectors.reader_id = ${readerId} and model = ${model}
          and not ${isStale} and not article_vectors.is_stale and language is not null
          and languages is not null and published_at > ${since}
          and feed_ids && array(select feed_id from sources where sources.reader_id = ${readerId})
        order by articles.id`,
  )
  return rows.map(({ vector, firstPublishedAt, publishedAt, ...row }) => ({
    ...row,
    vector: new Int8Array(vector),
    firstAt: Date.parse(firstPublishedAt),
    lastAt: Date.parse(publishedAt),
  }))
}

async function unite(tools: World, readerId: string, pairs: readonly Pair[]): Promise<void> {
  const { merges, changes } = await changeArticles(tools, async (db) => {
    const { changes } = await db.one(
      z.object({ changes: z.int() }),
      sql`select changes from joining`,
    )
    const forbidden = await readForbiddenMerges(db)
    const merges = []
    for (const pair of pairs) {
      // Joining and corrections wait from here on, but may have changed something before.
      if (!(await mayBecomeOne(db, forbidden, pair))) continue
      const [one, other] = pair.map(({ id }) => id) as [number, number]
      const by = { readerId, now: tools.now(), isByMeaning: true }
      const { article: into } = await makeOne(db, hangingOn(tools.extensions), by, [one, other])
      const from = into === one ? other : one
      forbidden.merge(from, into)
      merges.push({ from, into })
    }
    return { merges, changes }
  })
  learnMerges(tools.db, merges, changes)
}

/**
 * Says if two articles may be merged: both are unchanged since they were compared and have the same
 * audience, nobody separated them, and every reader of one follows a source of the other. Otherwise
 * an article could have no words from a source that its reader follows.
 */
async function mayBecomeOne(
  db: Database,
  forbidden: ForbiddenMerges,
  [one, other]: Pair,
): Promise<boolean> {
  if (forbidden.has(one.id, other.id)) return false
  const { may } = await db.one(
    z.object({ may: z.boolean() }),
    sql`select (select count(*) = 2 and count(distinct coalesce(private_to, '')) = 1 from articles
            where id in (${one.id}, ${other.id}) and not ${isStale})
          and not exists (
            select 1 from sources join articles on articles.id in (${one.id}, ${other.id}) and feed_id = any(feed_ids)
            group by reader_id having count(distinct articles.id) = 1) as may`,
  )
  return may
}

/**
 * Records the articles that need no further comparison: compared ones, and ones older than the
 * window.
 */
async function noteCompared(
  db: Database,
  readerId: string,
  meanings: readonly ReadMeaning[],
  since: Date,
): Promise<void> {
  const fresh = meanings.filter(({ isCompared }) => !isCompared)
  await db.run(sql`
    update article_vectors set is_compared = true
    from unnest(${fresh.map(({ id }) => id)}::bigint[], ${fresh.map(({ version }) => version)}::bigint[]) as seen (id, version)
    where reader_id = ${readerId} and article_id = seen.id and article_vectors.version = seen.version`)
  await db.run(sql`
    update article_vectors set is_compared = true
    from articles where article_vectors.reader_id = ${readerId} and articles.id = article_id
      and not is_compared and published_at <= ${since}`)
}
