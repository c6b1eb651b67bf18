import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { SAVED } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { indexOwnTexts } from '#server/search/own-texts.ts'
import { sql, type Database } from '#server/tools.ts'
import { bookmarkAddress } from '../../bookmark-address.ts'
import { pageKey } from '../../page-key.ts'
import { bookmarkTexts } from '../bookmark-texts.ts'

/** The fields of a new bookmark. */
interface BookmarkDraft {
  address: string
  title: string
  tags: readonly string[]
}

const Added = z.object({ id: z.int(), isNew: z.boolean() })

/** The hash of a page's key. The key itself may be too long for a database index. */
export function storedKey(address: string): string {
  const key = pageKey(address)
  if (key === null) throw new Problem('invalid', 'That is not a web address.')
  return createHash('sha256').update(key).digest('hex')
}

/**
 * Saves a page. A page that was saved before is no longer archived, gets the tags as well, and
 * keeps its time of saving. One that was deleted comes back as unread, with only these tags and a
 * new time.
 */
export async function addBookmark(
  db: Database,
  { readerId, now }: { readerId: string; now: Date },
  { address: given, title, tags }: BookmarkDraft,
): Promise<z.infer<typeof Added>> {
  const address = bookmarkAddress(given)
  const { host, hostname, pathname } = new URL(address)
  const own = title.trim().slice(0, SAVED.titleCharacters)
  await demandRoom(db, readerId)
  // The `xmax` of a row is set if the row existed before this statement.
  const added = await db.one(
    Added,
    sql`insert into saved_bookmarks as known (reader_id, address, page_key, host, title, has_own_title, tags,
          next_try_at, saved_at)
        values (${readerId}, ${address}, ${storedKey(address)}, ${host}, ${own || `${hostname}${pathname}`.slice(0, SAVED.titleCharacters)},
          false, ${[...new Set(tags)]}, ${now}, ${now})
        on conflict (reader_id, page_key) do update set
          saved_at = case when known.deleted_at is null then known.saved_at else excluded.saved_at end,
          read_at = case when known.deleted_at is null then known.read_at end,
          deleted_at = null, archived_at = null,
          tags = (select coalesce(array_agg(distinct tag), '{}') from (
            select unnest(case when known.deleted_at is null then known.tags else '{}' end || excluded.tags) as tag
            limit ${SAVED.tags}) as all_tags),
          state = case when known.state = 'failed' then 'waiting' else known.state end,
          message = case when known.state = 'failed' then null else known.message end,
          tries = case when known.state = 'failed' then 0 else known.tries end,
          next_try_at = case when known.state = 'failed' then excluded.next_try_at else known.next_try_at end
        returning id, xmax = 0 as is_new`,
  )
  await indexOwnTexts(db, bookmarkTexts, sql`id = ${added.id}`)
  return added
}

/** Fails if this many more bookmarks would exceed the reader's limit. */
export async function demandRoom(db: Database, readerId: string, more = 1): Promise<void> {
  const { isFull } = await db.one(
    z.object({ isFull: z.boolean() }),
    sql`select exists (select from saved_bookmarks where reader_id = ${readerId}
          offset ${SAVED.bookmarks - more} limit 1) as is_full`,
  )
  if (!isFull) return
  throw new Problem(
    'conflict',
    `There are ${SAVED.bookmarks.toLocaleString('en')} bookmarks already. Delete some that you no longer need.`,
  )
}
