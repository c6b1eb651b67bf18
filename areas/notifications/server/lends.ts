// What the servers of other areas may use of notifications.
export { RETRY_WAITS } from './deliveries/retry-waits.ts'
export { mailHeading, mailLink, mailNote, mailText } from './mail/mail-parts.ts'
export { hasMailServer, sendMail, subscribeAgain, type Mail } from './mail/send-mail.ts'
export { mailUnsubscribed } from './mail/unsubscribe-route.ts'
