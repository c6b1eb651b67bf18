import type { ServerArea } from '#server/area.ts'
import { notificationMarksKeeper, notificationsKeeper } from './notifications.ts'

export const server: ServerArea = { keeps: [notificationsKeeper, notificationMarksKeeper] }
