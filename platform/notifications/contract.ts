import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

export const Notification = z.object({
  id: Id,
  /** The notification's group in the panel. */
  category: z.string(),
  title: z.string(),
  text: z.string(),
  time: Time,
  /** Text that is shown when the notification is opened. */
  details: z.string(),
  /** The progress of the reported work, 0 to 100; null if nothing is in progress. */
  progressPercent: z.nullable(z.int()),
  /** The label of the action; null if there is none. */
  action: z.nullable(z.string()),
  /** The page to which the action leads. */
  page: z.optional(z.string()),
  /** The tab of the right panel that the action opens; absent if it opens a page. */
  tab: z.optional(z.string()),
  /** True if the reader has not seen it yet; absent if that is not tracked. */
  isNew: z.optional(z.boolean()),
})
export type Notification = z.infer<typeof Notification>

/** The notifications of a reader. */
export const notifications = defineContract('notifications', {
  listNotifications: read(z.object({}), z.array(Notification)),

  /** Says if there are new notifications. */
  hasNew: read(z.object({}), z.boolean()),
})

/** Remembers which notifications were seen. The demo does not, so it always has new ones. */
export const notificationMarks = defineContract('notifications/marks', {
  markSeen: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    notifications: typeof notifications
    'notifications/marks': typeof notificationMarks
  }
}
