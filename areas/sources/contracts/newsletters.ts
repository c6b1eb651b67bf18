import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { line, text } from '#core/words.ts'
import { Candidate } from './finding.ts'

/** A sender who has written to an inbox. */
export const InboxSender = z.object({
  name: z.string(),
  address: z.string(),
  mailCount: z.int(),
  lastMailAt: Time,
})

export const InboxMail = z.object({
  /** The id of the mail's entry. The original mail is served at `/mails/{id}`. */
  id: z.int(),
  title: z.string(),
  sender: z.string(),
  publishedTime: Time,
})

/** An email address of the reader. Mails to it are the entries of a private source. */
export const Inbox = z.object({
  id: Id,
  /** The name of the inbox's source. */
  name: z.string(),
  /** The email address for newsletters; it cannot be guessed. */
  address: z.string(),
  /** False if mail is refused until the inbox is switched on again. */
  isOn: z.boolean(),
  mailCount: z.int(),
  /** People and services that wrote to the inbox, the latest first. */
  senders: z.array(InboxSender),
  /** The newest mails of the inbox. */
  mails: z.array(InboxMail),
})
export type Inbox = z.infer<typeof Inbox>

export const InboxDraft = z.object({
  ...OfHub,
  name: line(100, 'That name is longer than 100 characters.').check(
    z.minLength(1, 'Give the inbox a name, such as the name of the newsletter.'),
  ),
})

export const newsletters = defineContract('newsletters', {
  /**
   * Looks for a feed of the newsletter. This is a write, because it sends requests to other sites.
   */
  findNewsletter: write.safe(
    z.object({ text: text(2000, 'That address is longer than 2000 characters.') }),
    z.object({
      candidates: z.array(Candidate),
      /** The reason why no feed was found, and what to do; null if one was found. */
      note: z.nullable(z.string()),
    }),
    ['not-allowed', 'unavailable'],
  ),
  /** The reader's inboxes, the newest first; `host` is null if this server receives no mail. */
  listInboxes: read(
    z.object({}),
    z.object({ host: z.nullable(z.string()), inboxes: z.array(Inbox) }),
  ),
  createInbox: write(InboxDraft, Inbox, ['conflict', 'unavailable']),
  switchInbox: write(z.object({ id: Id, isOn: z.boolean() }), Nothing, ['not-found']),
  /** Deletes an inbox. Mails that articles cite or that the reader saved are kept. */
  deleteInbox: write(z.object({ id: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    newsletters: typeof newsletters
  }
}
