import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { MAIL_OUT } from '../limits.ts'
import { line } from '#core/words.ts'
import { isMailAddress, isMailHost } from '../mail-addresses.ts'

/** Kinds of encryption: "tls" from the first byte, "starttls" before anything else is sent. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const

/** The server that sends the reader's mail. */
export const MailServer = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  userName: z.string(),
  hasPassword: z.boolean(),
  /** The address from which mails are sent; `recipient` is the address that gets them. */
  sender: z.string(),
  recipient: z.string(),
  /** The last failure in words; null if the last mail was accepted, or none was sent yet. */
  trouble: z.nullable(z.string()),
  /** The time of the last attempt. */
  checkedAt: z.nullable(Time),
})
export type MailServer = z.infer<typeof MailServer>

const MailAddress = line(MAIL_OUT.addressCharacters).check(
  z.refine(isMailAddress, 'Enter an email address, such as name@example.com'),
)

export const MailServerDraft = z.object({
  host: line(MAIL_OUT.hostCharacters).check(
    z.refine(isMailHost, 'Enter the name of a server, such as mail.example.com'),
  ),
  port: z
    .int('Enter a number from 1 to 65535')
    .check(
      z.minimum(1, 'Enter a number from 1 to 65535'),
      z.maximum(65_535, 'Enter a number from 1 to 65535'),
    ),
  security: z.enum(mailSecurities),
  /**
   * The user name; if empty, mails are sent without signing in, and the stored password is removed.
   */
  userName: line(MAIL_OUT.passwordCharacters),
  /** The password; if absent, the stored one is kept. */
  password: z.optional(line(MAIL_OUT.passwordCharacters)),
  sender: MailAddress,
  recipient: MailAddress,
})
export type MailServerDraft = z.infer<typeof MailServerDraft>

/** The result of a test message. */
export const TestOutcome = z.object({
  /** The failure in words; null if the message was accepted. */
  error: z.nullable(z.string()),
  /** The other server's answer in its own words; null if there was none. */
  answer: z.nullable(z.string()),
})
export type TestOutcome = z.infer<typeof TestOutcome>

/** The reader's mail server, and the way to unsubscribe from mails. */
export const mail = defineContract('notifications/mail', ['notifications/channels'], {
  getMailServer: read(z.object({}), z.nullable(MailServer)),
  /**
   * Says how recipients can unsubscribe: by their mail program, on a page, or only in the settings.
   */
  getUnsubscribing: read(z.object({}), z.object({ by: z.enum(['one-click', 'page', 'settings']) })),
  saveMailServer: write(MailServerDraft, Nothing, ['invalid']),
  removeMailServer: write(z.object({}), Nothing),
  /** Sends a mail now and returns the result. */
  sendTestMail: write.once(z.object({}), TestOutcome, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notifications/mail': typeof mail
  }
}
