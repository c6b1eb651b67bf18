import type { ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { notificationMarksKeeper, notificationsKeeper } from './notifications.ts'
import { notificationsArchive } from './archive-part.ts'
import { deliverMessages } from './deliveries/deliver.ts'
import { deliveryWaits } from './deliveries/delivery-waits.ts'
import { senders } from './deliveries/delivery.ts'
import { lookAfterMessages } from './deliveries/look-after.ts'
import { mailKeeper } from './mail/mail-api.ts'
import { mailSender } from './mail/send-mail.ts'
import { unsubscribeRoute } from './mail/unsubscribe-route.ts'

/** What readers are told of, and how it reaches them. */
export const server: ServerArea = {
  archive: notificationsArchive,
  keeps: [notificationsKeeper, notificationMarksKeeper, mailKeeper],
  clients: [unsubscribeRoute],
  jobs: [deliverMessages, lookAfterMessages],
  schedules: [{ job: lookAfterMessages, every: '1 minute' }],
  extends: [extend(senders, mailSender), extend(impossibleWaits, deliveryWaits)],
}
