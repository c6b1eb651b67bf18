import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import { SiteChat } from '../../../contracts/chats.ts'
import { VISITORS } from '../../../visitors/limits.ts'

const EXCERPT_CHARACTERS = 200

const ChatRow = z.extend(SiteChat, { number: z.int() })

function findChats({ db, readerId, now }: Desk, site: string, holds: Sql): Promise<ChatRow[]> {
  const here = new Date(now().getTime() - VISITORS.chatSeenMs)
  return db.many(
    ChatRow,
    sql`select id, number, name, mail, page, started_at, last_at, unread, coalesce(seen_at > ${here}, false) as is_here,
          (select left(words, ${EXCERPT_CHARACTERS}) from website_chat_messages
            where chat_id = chat.id order by number desc limit 1) as excerpt
        from website_chats as chat
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null and ${holds}
        order by last_at desc, number desc limit ${VISITORS.listed + 1}`,
  )
}
type ChatRow = z.infer<typeof ChatRow>

/** Lists conversations of a site, those with the newest messages first. */
export async function listChats(desk: Desk, site: string, cursor: string | undefined) {
  const behind = readCursor(cursor)
  const rows = await findChats(
    desk,
    site,
    behind ? sql`(last_at, number) < (${behind.at}::timestamptz, ${behind.id}::bigint)` : sql`true`,
  )
  const shown = rows.slice(0, VISITORS.listed)
  const last = shown.at(-1)
  return {
    chats: shown.map((row) => SiteChat.parse(row)),
    next:
      last && rows.length > shown.length
        ? cursorAt({ publishedTime: last.lastAt, id: last.number })
        : null,
  }
}

/** Finds a conversation; fails if it does not exist any more. */
export async function demandChat(desk: Desk, site: string, id: string): Promise<SiteChat> {
  const [row] = await findChats(desk, site, sql`id = ${id}`)
  if (row) return SiteChat.parse(row)
  throw new Problem('not-found', 'That conversation is already gone.')
}
