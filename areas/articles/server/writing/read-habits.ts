import * as z from 'zod/mini'
import { outlineOf, type Outline, type OutletOutline } from '#engine/summaries/outlet-habits.ts'
import { sql, type Database } from '#server/tools.ts'

/** The number of a feed's newest texts to read for repeated phrases. */
const TEXTS_READ = 20
/** The number of characters at the beginning and at the end of a text, where notices are. */
const CHARACTERS_READ = 1000
/** The most outlines to cache: those of a thousand feeds, with some 200 bytes each. */
const REMEMBERED = 20_000

/**
 * Caches outlines by entry and a hash of the text, because a server reads the same ones repeatedly.
 */
const outlines = new WeakMap<Database, Map<string, Outline>>()

/**
 * Reads outlines of each outlet's newest texts. They show repeated phrases, such as credits,
 * notices and invitations.
 */
export async function readOutlines(
  db: Database,
  articles: number[],
  /** The database outside of the transaction, which is the key of the cache. */
  hub: Database,
): Promise<OutletOutline[]> {
  const newest = await db.many(
    z.object({ id: z.int(), source: z.string(), hash: z.string() }),
    sql`select newest.id, coalesce(outlet, 'feed:' || feed_id) as source,
          encode(content_hash, 'base64') || ' ' || octet_length(text) as hash
        from (
          select distinct feed_id as id from article_entries
            join entries on entries.id = entry_id where article_id = any(${articles})
        ) as followed
        cross join lateral (
          select entries.id, feed_id, outlet, content_hash, text from entries
          where feed_id = followed.id and original_id is null
          order by published_at desc, entries.id desc limit ${TEXTS_READ}
        ) as newest`,
  )
  const known = outlines.get(hub) ?? new Map<string, Outline>()
  outlines.set(hub, known)
  const keyed = newest.map(({ id, hash, source }) => ({ id, source, key: `${id} ${hash}` }))
  const unread = keyed.filter(({ key }) => !known.has(key))
  if (known.size + unread.length > REMEMBERED) known.clear()
  const missing = keyed.filter(({ key }) => !known.has(key))
  const texts = await readTexts(
    db,
    missing.map(({ id }) => id),
  )
  for (const { id, key } of missing) known.set(key, outlineOf(texts.get(id) ?? ''))
  return keyed.map(({ source, key }) => ({ source, outline: known.get(key)! }))
}

async function readTexts(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.many(
    z.object({ id: z.int(), text: z.string() }),
    sql`select id, case when length(text) <= ${2 * CHARACTERS_READ}::int then text
            else left(text, ${CHARACTERS_READ}::int) || E'\n\n' || right(text, ${CHARACTERS_READ}::int) end as text
        from entries where id = any(${ids})`,
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}
