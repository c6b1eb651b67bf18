import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { currentId } from '../reading/article-aliases.ts'
import { carryingSources } from '../reading/carrying-sources.ts'
import { wakeWriters } from '../writing/write-stale.ts'

/**
 * Makes a change to the entries of articles while joining waits. Afterwards the windows of joining
 * are rebuilt before the next entry is joined, and the articles are rewritten at once.
 */
export async function changeArticles<T>(
  tools: World,
  change: (db: Database) => Promise<T>,
): Promise<T> {
  const result = await tools.db.transaction(async (db) => {
    await db.run(sql`select from joining for update`)
    const result = await change(db)
    await db.run(sql`update joining set changes = changes + 1`)
    await wakeWriters(tools, db)
    return result
  })
  await tools.announce({ area: 'articles' })
  await tools.announce({ area: 'joining' })
  return result
}

/** Finds the article that an id stands for now, if the reader follows one of its sources. */
export async function findArticle(
  db: Database,
  readerId: string,
  asked: number,
): Promise<{ id: number; title: string }> {
  const found = await db.maybe(
    z.object({ id: z.int(), title: z.string() }),
    sql`select id, title from articles where id = ${currentId(asked)} and exists (
          select 1 from article_entries
          join entries on entries.id = entry_id
          join sources on sources.feed_id = entries.feed_id and reader_id = ${readerId}
          where article_id = articles.id)`,
  )
  if (found) return found
  throw new Problem(
    'not-found',
    'That article no longer exists, or you follow none of its sources.',
  )
}

/**
 * Fails if two articles have different audiences, because private articles are not joined with
 * public ones.
 */
export async function demandOneAudience(db: Database, one: number, other: number): Promise<void> {
  const { isOne } = await db.one(
    z.object({ isOne: z.boolean() }),
    sql`select count(distinct coalesce(private_to, '')) = 1 as is_one
        from articles where id in (${one}, ${other})`,
  )
  if (isOne) return
  throw new Problem(
    'conflict',
    'One of these is from a source that only you can read, and others see the other. They stay apart.',
  )
}

const EntryPlace = z.object({
  id: z.int(),
  title: z.string(),
  articleId: z.int(),
  confidence: z.number(),
  siblings: z.int(),
})
export type EntryPlace = z.infer<typeof EntryPlace>

const isSamePiece = sql`coalesce(others.original_id, others.id) = coalesce(entries.original_id, entries.id)`

/**
 * Finds an entry of a source that the reader follows, with the article that the reader sees it in.
 */
export async function findEntry(
  db: Database,
  readerId: string,
  { entry, article }: { entry: number; article: number },
): Promise<EntryPlace> {
  const found = await db.maybe(
    EntryPlace,
    // If a report is in several feeds, only the entry that was joined represents it in the window.
    sql`select coalesce(original.id, entries.id) as id, entries.title, article_id, confidence,
          (select count(*) from (
            select 1 from article_entries as other join entries as others on others.id = other.entry_id
            where other.article_id = article_entries.article_id and not ${isSamePiece} limit 1) as one) as siblings
        from entries
        join article_entries on entry_id = entries.id
        left join entries as original on original.id = entries.original_id
        where entries.id = ${entry} and article_id = ${currentId(article)}
          and exists (select from ${carryingSources(readerId)})`,
  )
  if (found) return found
  throw new Problem('conflict', 'That source is no longer in this article. Reload the article.')
}
