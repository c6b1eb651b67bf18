import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { Problem } from '#core/problem.ts'
import { join, sql } from '#server/tools.ts'
import { SiteMessage, type MessageFolder } from '../../../contracts/inbox.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { Owned } from '../../rows/site-rows.ts'

const MessageRow = z.extend(SiteMessage, { number: z.int() })

const columns = sql`id, number, folder, page, name, mail, phone, words, signs, received_at, read_at is not null as is_read,
  replied_at`

interface Wanted {
  site: string
  folder: MessageFolder
  search: string
  cursor: string | undefined
}

/**
 * Lists messages of a folder, the newest first. Their number is limited, so a search may read all
 * of them.
 */
export async function listMessages(
  { db, readerId }: Owned,
  { site, folder, search, cursor }: Wanted,
): Promise<{ messages: SiteMessage[]; next: string | null }> {
  const behind = readCursor(cursor)
  const words = search.trim().toLowerCase()
  const conditions = [
    sql`reader_id = ${readerId} and site_id = ${site} and folder = ${folder} and deleted_at is null`,
    behind && sql`(received_at, number) < (${behind.at}::timestamptz, ${behind.id}::bigint)`,
    words !== '' && sql`position(${words} in lower(concat_ws(' ', name, mail, phone, words))) > 0`,
  ].filter((condition) => condition !== null && condition !== false)
  const rows = await db.many(
    MessageRow,
    sql`select ${columns} from website_messages where ${join(conditions, ' and ')}
        order by received_at desc, number desc limit ${VISITORS.listed + 1}`,
  )
  const shown = rows.slice(0, VISITORS.listed)
  const last = shown.at(-1)
  return {
    messages: shown.map((row) => SiteMessage.parse(row)),
    next:
      last && rows.length > shown.length
        ? cursorAt({ publishedTime: last.receivedAt, id: last.number })
        : null,
  }
}

/** Finds a message; fails if it does not exist any more. */
export async function demandMessage(
  { db, readerId }: Owned,
  site: string,
  id: string,
): Promise<SiteMessage> {
  const row = await db.maybe(
    SiteMessage,
    sql`select ${columns} from website_messages
        where id = ${id} and site_id = ${site} and reader_id = ${readerId} and deleted_at is null`,
  )
  if (row) return row
  throw new Problem('not-found', 'That message is already gone.')
}
