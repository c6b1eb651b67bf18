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
  /** The id of its entry; the original mail is at /mails/ID. */
  id: z.int(),
  title: z.string(),
  sender: z.string(),
  publishedTime: Time,
})

/** A mail address that belongs to the reader: mails to it are the entries of a private source. */
export const Inbox = z.object({
  id: Id,
  /** The name of its source. */
  name: z.string(),
  /** The address for newsletters, which nobody can guess. */
  address: z.string(),
  /** False to refuse mail until it is switched on again. */
  isOn: z.boolean(),
  mailCount: z.int(),
  /** Senders that have written to it, the latest first. */
  senders: z.array(InboxSender),
  /** The newest few. */
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
  /** Looks for the newsletter's own feed; a write, because it asks other people's sites. */
  findNewsletter: write.safe(
    z.object({ text: text(2000, 'That address is longer than 2000 characters.') }),
    z.object({
      candidates: z.array(Candidate),
      /** The reason why there is no candidate, and what to do; null if there is one. */
      note: z.nullable(z.string()),
    }),
    ['not-allowed', 'unavailable'],
  ),
  /** The reader's inboxes, the newest first; `host` is null where this hub receives no mail. */
  listInboxes: read(
    z.object({}),
    z.object({ host: z.nullable(z.string()), inboxes: z.array(Inbox) }),
  ),
  createInbox: write(InboxDraft, Inbox, ['conflict', 'unavailable']),
  switchInbox: write(z.object({ id: Id, isOn: z.boolean() }), Nothing, ['not-found']),
  /** Deletes an inbox. Mails that articles cite or the reader saved stay. */
  deleteInbox: write(z.object({ id: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    newsletters: typeof newsletters
  }
}
