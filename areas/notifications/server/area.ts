import type { ServerArea } from '#server/area.ts'
import { notificationMarksKeeper, notificationsKeeper } from './notifications.ts'
import { notificationsArchive } from './archive-part.ts'

export const server: ServerArea = {
  archive: notificationsArchive,
  keeps: [notificationsKeeper, notificationMarksKeeper],
}
