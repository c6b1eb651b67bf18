import * as z from 'zod/mini'
import { notificationMarks, notifications } from '../contract.ts'
import { kindsOf } from './notification-parts.ts'
import { pageOf } from './routing/queue-to-channel.ts'
import { readSettings } from './routing/settings.ts'
import { type Api, Time } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'

const SHOWN = 100

const Row = z.object({
  id: z.int(),
  article: z.nullable(z.int()),
  kinds: z.array(z.string()),
  title: z.string(),
  details: z.string(),
  text: z.string(),
  time: Time,
  page: z.nullable(z.string()),
  action: z.nullable(z.string()),
  isNew: z.boolean(),
})

/** Keeps the notifications that readers asked for. */
export const notificationsKeeper: Kept = {
  contract: notifications,
  open: serverNotifications,
  about: {
    listNotifications: 'The notifications, newest first.',
    hasNew: 'Whether there are new notifications.',
  } satisfies Record<keyof typeof notifications, string>,
}

export const notificationMarksKeeper: Kept = {
  contract: notificationMarks,
  open: serverNotificationMarks,
  about: { markSeen: 'Marks all notifications as seen.' },
}

export function serverNotifications(tools: Desk): Api<typeof notifications> {
  const { db, readerId } = tools
  const allKinds = kindsOf(tools.extensions)
  return {
    async listNotifications() {
      const rows = await db.many(
        Row,
        sql`select notifications.id, article_id as article, kinds,
              coalesce(notifications.title, articles.title, 'News Hub') as title,
              coalesce(details, summary_text, '') as details, text, at as time, page, action, seen_at is null as is_new
            from notifications left join articles on articles.id = article_id
            where reader_id = ${readerId} and ${await isShown(tools)}
            order by notifications.id desc limit ${SHOWN}`,
      )
      return rows.map(({ id, article, kinds, page, action, ...row }) => {
        const kind = allKinds.find(({ id }) => kinds.includes(id))
        return {
          ...row,
          id: String(id),
          category: kind?.group ?? '',
          progressPercent: null,
          ...(kind?.tab !== undefined && { tab: kind.tab }),
          ...(article === null && page === null
            ? { action: null }
            : { action: action ?? 'Read', page: pageOf({ page, article }) }),
        }
      })
    },

    async hasNew() {
      const { isNew } = await db.one(
        z.object({ isNew: z.boolean() }),
        sql`select exists (
              select 1 from notifications where reader_id = ${readerId} and seen_at is null
                and ${await isShown(tools)}) as is_new`,
      )
      return isNew
    },
  }
}

/** A condition on `notifications`: one of its kinds is shown in the panel. */
async function isShown(tools: Desk): Promise<Sql> {
  const { routes } = await readSettings(tools, tools.readerId)
  const shown = routes.filter(({ channel }) => channel === 'panel').map(({ kind }) => kind)
  return sql`kinds && ${shown}::text[]`
}

export function serverNotificationMarks({
  db,
  now,
  readerId,
}: Desk): Api<typeof notificationMarks> {
  return {
    async markSeen() {
      await db.run(sql`
        update notifications set seen_at = ${now()}
        where reader_id = ${readerId} and seen_at is null`)
    },
  }
}
