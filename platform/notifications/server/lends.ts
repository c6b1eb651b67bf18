// Functions of notifications that server code of other areas may use.
export { hubNotice } from '../hub-notice.ts'
export { isMailAddress } from '../mail-addresses.ts'
export { mailHeading, mailItems, mailLink, mailNote, mailText } from './mail/mail-parts.ts'
export {
  hasMailServer,
  mailRefused,
  sendMail,
  sendMailNow,
  subscribeAgain,
  type Mail,
} from './mail/send-mail.ts'
export { mailUnsubscribed } from './mail/unsubscribe-route.ts'
export { queueToDevices } from './routing/queue-to-devices.ts'
export { notify } from './making/notify.ts'
export { notificationParts } from './notification-parts.ts'
export { wakeUnrouted } from './routing/wake-router.ts'
