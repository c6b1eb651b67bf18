import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import type { chats } from '../../../contracts/chats.ts'
import { demandSite } from '../../rows/site-rows.ts'
import { answerVisitor } from './answer-visitor.ts'
import { demandChat, listChats } from './chat-rows.ts'

const MessageRow = z.object({
  number: z.int(),
  from: z.enum(['visitor', 'reader']),
  words: z.string(),
  at: z.string(),
  isMailed: z.boolean(),
})

/** Conversations with visitors of a reader's sites. */
export function serverChats(desk: Desk): Api<typeof chats> {
  const { db, readerId, now } = desk
  const tell = () => desk.announce({ area: 'website-builder/chats' })

  async function change(site: string, chat: string, set: Sql): Promise<void> {
    await demandSite(desk, site)
    await db.run(sql`
      update website_chats set ${set} where site_id = ${site} and reader_id = ${readerId} and id = ${chat}`)
    await tell()
  }

  return {
    async getChats({ site }) {
      const { plugins } = await demandSite(desk, site)
      const { unread } = await db.one(
        z.object({ unread: z.int() }),
        sql`select count(*)::int as unread from website_chats
            where site_id = ${site} and reader_id = ${readerId} and deleted_at is null and unread > 0`,
      )
      return { unread, isOn: plugins.includes('chat'), canMail: await hasMailServer(db, readerId) }
    },

    async listChats({ site, cursor }) {
      await demandSite(desk, site)
      return listChats(desk, site, cursor)
    },

    async getChat({ site, chat: id }) {
      const chat = await demandChat(desk, site, id)
      const messages = await db.many(
        MessageRow,
        sql`select number, case when is_from_visitor then 'visitor' else 'reader' end as "from", words, at, is_mailed
            from website_chat_messages where chat_id = ${id} and reader_id = ${readerId} order by number`,
      )
      return { chat, messages }
    },

    markChat: ({ site, chat, isRead }) =>
      change(site, chat, sql`unread = case when ${isRead} then 0 else greatest(unread, 1) end`),

    async answerVisitor({ site, chat, words }) {
      const by = await answerVisitor(desk, site, chat, words)
      await tell()
      return { by }
    },

    deleteChat: ({ site, chat }) => change(site, chat, sql`deleted_at = ${now()}`),

    restoreChat: ({ site, chat }) => change(site, chat, sql`deleted_at = null`),
  }
}
