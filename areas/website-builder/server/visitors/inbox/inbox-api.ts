import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import type { inbox } from '../../../contracts/inbox.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { demandSite } from '../../rows/site-rows.ts'
import { erasePerson } from '../erase-person.ts'
import { isBlockPublished } from '../published-blocks.ts'
import { listMessages } from './message-rows.ts'
import { replyToMessage } from './reply.ts'

const DAY_MS = 86_400_000

/** Messages from visitors of a reader's sites. */
export function serverInbox(desk: Desk): Api<typeof inbox> {
  const { db, readerId, now } = desk

  async function change(site: string, messages: readonly string[], set: Sql): Promise<void> {
    await demandSite(desk, site)
    await db.run(sql`
      update website_messages set ${set}
      where site_id = ${site} and reader_id = ${readerId} and id = any(${[...messages]}::text[])`)
    await desk.announce({ area: 'website-builder/inbox' })
  }

  return {
    async listMessages({ site, folder, search = '', cursor }) {
      await demandSite(desk, site)
      return listMessages(desk, { site, folder, search, cursor })
    },

    async getInbox({ site }) {
      await demandSite(desk, site)
      const since = new Date(now().getTime() - VISITORS.spamDays * DAY_MS)
      const counts = await db.one(
        z.object({ unread: z.int(), spam: z.int(), dropped: z.int() }),
        sql`select count(*) filter (where folder = 'inbox' and read_at is null)::int as unread,
              count(*) filter (where folder = 'spam')::int as spam,
              (select coalesce(sum(dropped), 0)::int from website_message_hours
                where site_id = ${site} and reader_id = ${readerId} and hour > ${since}) as dropped
            from website_messages
            where site_id = ${site} and reader_id = ${readerId} and deleted_at is null
              and (folder = 'spam' or read_at is null)`,
      )
      return {
        ...counts,
        canReply: await hasMailServer(db, readerId),
        hasForm: await isBlockPublished(desk, site, 'contact'),
      }
    },

    markMessages: ({ site, messages, isRead }) =>
      change(site, messages, sql`read_at = ${isRead ? sql`coalesce(read_at, ${now()})` : null}`),

    moveMessages: ({ site, messages, folder }) => change(site, messages, sql`folder = ${folder}`),

    deleteMessages: ({ site, messages }) => change(site, messages, sql`deleted_at = ${now()}`),

    restoreMessages: ({ site, messages }) => change(site, messages, sql`deleted_at = null`),

    async replyToMessage({ site, message, words }) {
      await replyToMessage(desk, site, message, words)
      await desk.announce({ area: 'website-builder/inbox' })
    },

    async erasePerson({ site, mail }) {
      await demandSite(desk, site)
      const erased = await erasePerson(desk, site, mail)
      await desk.announce({ area: 'website-builder/inbox' })
      return { erased }
    },
  }
}
