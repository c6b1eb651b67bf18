import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'

export const Notification = z.object({
  id: Id,
  category: z.enum(['news', 'app-studio', 'ai-lab', 'builds']),
  title: z.string(),
  text: z.string(),
  time: Time,
  /** What is read when it is opened. */
  details: z.string(),
  /** How far the thing is, 0 to 100; null where nothing is under way. */
  progressPercent: z.nullable(z.int()),
  /** What one may do about it; null where there is nothing to do. */
  action: z.nullable(z.string()),
})
export type Notification = z.infer<typeof Notification>

/** What happened meanwhile. */
export const notifications = defineContract('notifications', {
  listNotifications: read(z.object({}), z.array(Notification)),

  /** Whether anything waits to be seen. */
  hasNew: read(z.object({}), z.boolean()),
})
