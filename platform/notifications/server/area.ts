import { managedAccounts } from '#platform/connections/server/lends.ts'
import { channelsAsAccounts } from './managed-accounts.ts'
import type { ServerArea } from '#server/area.ts'
import { outboxKinds } from '#platform/outbox/server/lends.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { happeningParts } from '#platform/actions/server/lends.ts'
import { notificationNew } from '../contracts/happenings.ts'
import { notificationMarksKeeper, notificationsKeeper } from './notifications.ts'
import { notificationsArchive } from './archive-part.ts'
import { mailKeeper } from './mail/mail-api.ts'
import { mailSender } from './mail/send-mail.ts'
import { notificationKindsKeeper } from './kinds-keeper.ts'
import { ntfySender } from './ntfy/ntfy.ts'
import { pushSender } from './push/send-push.ts'
import { heldWaits } from './routing/held-waits.ts'
import { routeNotifications } from './routing/route.ts'
import { stopMails } from './routing/stop-mails.ts'
import { newcomerCame } from '#server/access/newcomers.ts'
import { tellOfNewcomer } from './making/tell-of-newcomers.ts'
import { channelsKeeper } from './channels-api.ts'
import { mailUnsubscribed, unsubscribeRoute } from './mail/unsubscribe-route.ts'

/** Notifications to readers, and the channels that carry them. */
export const server: ServerArea = {
  archive: notificationsArchive,
  keeps: [
    notificationsKeeper,
    notificationMarksKeeper,
    notificationKindsKeeper,
    channelsKeeper,
    mailKeeper,
  ],
  routes: [unsubscribeRoute],
  jobs: [routeNotifications],
  schedules: [
    // This schedule catches notifications that a dead worker left, and those that were held back
    // until now.
    { job: routeNotifications, every: '1 minute' },
  ],
  extends: [
    extend(managedAccounts, channelsAsAccounts),
    extend(outboxKinds, mailSender, pushSender, ntfySender),
    extend(mailUnsubscribed, stopMails),
    extend(newcomerCame, tellOfNewcomer),
    extend(happeningParts, notificationNew),
    extend(impossibleWaits, heldWaits),
  ],
}
