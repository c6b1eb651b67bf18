// What the servers of other areas may use of notifications.
export { RETRY_WAITS } from './deliveries/retry-waits.ts'
export { mailHeading, mailItems, mailLink, mailNote, mailText } from './mail/mail-parts.ts'
export {
  hasMailServer,
  sendMail,
  sendMailNow,
  subscribeAgain,
  type Mail,
} from './mail/send-mail.ts'
export { mailUnsubscribed } from './mail/unsubscribe-route.ts'
export { queueToDevices } from './routing/queue-to-devices.ts'
export { notify } from './making/notify.ts'
export { breakingChoice } from './making/tell-of-articles.ts'
export { notificationMade } from './routing/route.ts'
export { pageOf, type Telling } from './routing/queue-to-channel.ts'
