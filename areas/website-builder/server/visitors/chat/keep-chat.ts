import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { siteChatMessage } from '../../../contracts/happenings.ts'
import { fromVisitor } from '../../../notifications.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitedSite } from '../../serving/visitor-posts.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const NOTIFIED_CHARACTERS = 300

export interface NewChat {
  siteName: string
  page: string
  name: string
  mail: string
  words: string
}

/** Begins a conversation; returns its id. Null if the site is gone or has too many new ones. */
export async function beginChat(
  world: World,
  site: VisitedSite,
  { siteName, page, name, mail, words }: NewChat,
): Promise<string | null> {
  const { siteId, readerId } = site
  const now = world.now()
  const id = newId('chat')
  const isKept = await world.db.transaction(async (db) => {
    // Locks the site, so that conversations begin one after another and the limit is not exceeded.
    const { changed } = await db.run(sql`
      select from website_sites where id = ${siteId} and deleted_at is null for no key update`)
    if (changed === 0) return false
    const { begun } = await db.one(
      z.object({ begun: z.int() }),
      sql`select count(*)::int as begun from website_chats
          where site_id = ${siteId} and started_at > ${new Date(now.getTime() - HOUR_MS)}`,
    )
    if (begun >= VISITORS.chatsPerHour) return false
    await db.run(sql`
      insert into website_chats (id, site_id, reader_id, name, mail, page, started_at, last_at, seen_at, received, unread)
      values (${id}, ${siteId}, ${readerId}, ${name}, ${mail}, ${page}, ${now}, ${now}, ${now}, 1, 1)`)
    await insertMessage(db, { id, readerId }, { words, isFromVisitor: true, at: now })
    await db.run(sql`
      delete from website_chats where site_id = ${siteId} and number < (
        select min(number) from (select number from website_chats where site_id = ${siteId}
          order by number desc limit ${VISITORS.chatsKept}) as newest)`)
    const named = { id: siteId, name: siteName }
    await notify(world, db, fromVisitor, [
      {
        ...{ readerId, event: `site-chat/${id}`, subject: `site/${siteId}` },
        facts: {
          ...{ site: named, place: 'chat' as const },
          title: `${name || 'A visitor'} is in the chat of ${siteName}`,
          text: words.slice(0, NOTIFIED_CHARACTERS).toWellFormed(),
        },
      },
    ])
    await happened(world, db, readerId, {
      ...{ happening: siteChatMessage, key: `site-chat/${id}/1`, about: siteName },
      facts: { site: named, chat: { id, name, mail }, message: { words, isFirst: true } },
    })
    return true
  })
  if (!isKept) return null
  await world.announce({ area: 'website-builder/chats', readerId })
  return id
}

const SaidRow = z.object({
  received: z.int(),
  name: z.string(),
  mail: z.string(),
  siteName: z.string(),
})

/** Stores another message of a visitor. */
export async function sayInChat(
  world: World,
  { siteId, readerId }: VisitedSite,
  id: string,
  words: string,
): Promise<'said' | 'too-many' | 'gone'> {
  const now = world.now()
  const outcome = await world.db.transaction(async (db) => {
    const chat = await db.maybe(
      SaidRow,
      sql`select received, chat.name, mail, site.name as site_name from website_chats as chat
          join website_sites as site on site.id = chat.site_id and site.deleted_at is null
          where chat.id = ${id} and site_id = ${siteId} and chat.deleted_at is null for update of chat`,
    )
    if (!chat) return 'gone'
    const { lately } = await db.one(
      z.object({ lately: z.int() }),
      sql`select count(*)::int as lately from website_chat_messages
          where chat_id = ${id} and is_from_visitor and at > ${new Date(now.getTime() - MINUTE_MS)}`,
    )
    if (chat.received >= VISITORS.chatMessages || lately >= VISITORS.chatPerMinute)
      return 'too-many'
    const { name, mail, siteName } = chat
    await insertMessage(db, { id, readerId }, { words, isFromVisitor: true, at: now })
    await db.run(sql`
      update website_chats set received = received + 1, unread = unread + 1, last_at = ${now}, seen_at = ${now}
      where id = ${id}`)
    await happened(world, db, readerId, {
      ...{ happening: siteChatMessage, key: `site-chat/${id}/${chat.received + 1}` },
      about: siteName,
      facts: {
        ...{ site: { id: siteId, name: siteName }, chat: { id, name, mail } },
        message: { words, isFirst: false },
      },
    })
    return 'said'
  })
  if (outcome === 'said') await world.announce({ area: 'website-builder/chats', readerId })
  return outcome
}

interface NewMessage {
  words: string
  isFromVisitor: boolean
  at: Date
  isMailed?: boolean
}

export async function insertMessage(
  db: Database,
  { id, readerId }: { id: string; readerId: string },
  { words, isFromVisitor, at, isMailed = false }: NewMessage,
): Promise<void> {
  await db.run(sql`
    insert into website_chat_messages (chat_id, reader_id, is_from_visitor, words, at, is_mailed)
    values (${id}, ${readerId}, ${isFromVisitor}, ${words}, ${at}, ${isMailed})`)
}
