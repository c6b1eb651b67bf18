import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

export const Notification = z.object({
  id: Id,
  /** Its group in the panel. */
  category: z.string(),
  title: z.string(),
  text: z.string(),
  time: Time,
  /** Text that is shown when it is opened. */
  details: z.string(),
  /** The progress of the thing, 0 to 100; null where nothing is under way. */
  progressPercent: z.nullable(z.int()),
  /** The label of the action; null without one. */
  action: z.nullable(z.string()),
  /** The page that the action leads to. */
  page: z.optional(z.string()),
  /** The tab of the right panel to open, if that is better than a page. */
  tab: z.optional(z.string()),
  /** True if it is new; absent without marking. */
  isNew: z.optional(z.boolean()),
})
export type Notification = z.infer<typeof Notification>

/** The notifications of a reader. */
export const notifications = defineContract('notifications', {
  listNotifications: read(z.object({}), z.array(Notification)),

  /** Says if there are new notifications. */
  hasNew: read(z.object({}), z.boolean()),
})

/** Marks that keep a notification seen once it was; in the demo, something always waits. */
export const notificationMarks = defineContract('notifications/marks', {
  markSeen: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    notifications: typeof notifications
    'notifications/marks': typeof notificationMarks
  }
}
