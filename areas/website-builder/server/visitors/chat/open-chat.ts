import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitedSite } from '../../serving/visitor-posts.ts'

const OpenMessage = z.object({ number: z.int(), isFromVisitor: z.boolean(), words: z.string() })
export type OpenMessage = z.infer<typeof OpenMessage>

const SeenRow = z.object({ seenAt: z.nullable(z.string()) })

/**
 * Reads the messages of a conversation that come after a number; null if it has ended. This marks
 * the visitor as present.
 */
export async function openChat(
  world: World,
  { siteId, readerId }: VisitedSite,
  id: string,
  after: number,
): Promise<OpenMessage[] | null> {
  const { db } = world
  const chat = await db.maybe(
    SeenRow,
    prepared(sql`
      select seen_at from website_chats where id = ${id} and site_id = ${siteId} and deleted_at is null`),
  )
  if (!chat) return null
  const now = world.now()
  const awayMs = chat.seenAt === null ? Infinity : now.getTime() - Date.parse(chat.seenAt)
  // The page sends a request every three seconds, but its time is stored less often.
  if (awayMs > VISITORS.chatSeenMs / 3)
    await db.run(sql`update website_chats set seen_at = ${now} where id = ${id}`)
  if (awayMs > VISITORS.chatSeenMs)
    await world.announce({ area: 'website-builder/chats', readerId })
  return db.many(
    OpenMessage,
    prepared(sql`
      select number, is_from_visitor, words from website_chat_messages
      where chat_id = ${id} and number > ${after}::bigint order by number`),
  )
}

/** Marks the visitor as absent, when the page reports that it was left. */
export async function leaveChat(
  world: World,
  { siteId, readerId }: VisitedSite,
  id: string,
): Promise<void> {
  const { changed } = await world.db.run(sql`
    update website_chats set seen_at = null where id = ${id} and site_id = ${siteId} and seen_at is not null`)
  if (changed > 0) await world.announce({ area: 'website-builder/chats', readerId })
}
