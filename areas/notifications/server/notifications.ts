import * as z from 'zod/mini'
import { notificationMarks, notifications } from '../contract.ts'
import { type Api, Time } from '#core/contract.ts'
import type { Kept } from '#server/area.ts'
import { sql, type Desk } from '#server/tools.ts'

const SHOWN = 100

const Row = z.object({
  id: z.int(),
  article: z.nullable(z.int()),
  title: z.string(),
  details: z.string(),
  text: z.string(),
  time: Time,
})

/** What the reader asked to be told of. */
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

export function serverNotifications({ db, readerId }: Desk): Api<typeof notifications> {
  return {
    async listNotifications() {
      const rows = await db.many(
        Row,
        sql`select notifications.id, article_id as article, coalesce(title, 'News Hub') as title,
              coalesce(summary_text, '') as details, text, at as time
            from notifications left join articles on articles.id = article_id
            where reader_id = ${readerId} order by notifications.id desc limit ${SHOWN}`,
      )
      return rows.map(({ id, article, ...row }) => ({
        ...row,
        id: String(id),
        category: 'news' as const,
        progressPercent: null,
        ...(article === null
          ? { action: null }
          : { action: 'Read', page: `/news-hub/feed?article=${article}` }),
      }))
    },

    async hasNew() {
      const { isNew } = await db.one(
        z.object({ isNew: z.boolean() }),
        sql`select exists (
              select 1 from notifications where reader_id = ${readerId} and seen_at is null) as is_new`,
      )
      return isNew
    },
  }
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
