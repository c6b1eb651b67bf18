import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

export const Notification = z.object({
  id: Id,
  /** Its group in the panel. */
  category: z.string(),
  title: z.string(),
  text: z.string(),
  time: Time,
  /** What is read when it is opened. */
  details: z.string(),
  /** How far the thing is, 0 to 100; null where nothing is under way. */
  progressPercent: z.nullable(z.int()),
  /** What one may do about it; null where there is nothing to do. */
  action: z.nullable(z.string()),
  /** Where the action leads. */
  page: z.optional(z.string()),
  /** Which tab of the right panel has it, where that is better than a page. */
  tab: z.optional(z.string()),
  /** Whether it was seen; absent where nothing is marked. */
  isNew: z.optional(z.boolean()),
})
export type Notification = z.infer<typeof Notification>

/** What happened meanwhile. */
export const notifications = defineContract('notifications', {
  listNotifications: read(z.object({}), z.array(Notification)),

  /** Whether there are new notifications. */
  hasNew: read(z.object({}), z.boolean()),
})

/** Where a notification stays seen once it was; in the demo, something always waits. */
export const notificationMarks = defineContract('notifications/marks', {
  markSeen: write(z.object({}), Nothing),
})
