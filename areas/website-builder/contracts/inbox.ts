import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, Cursor, line, list, Search, text } from '#core/words.ts'
import { VISITORS } from '../visitors/limits.ts'

const OneSite = z.object({ site: Id })
export const messageFolders = ['inbox', 'spam'] as const
const Folder = z.enum(messageFolders)
export type MessageFolder = z.infer<typeof Folder>

/** A message that a visitor sent with a form of the site. */
export const SiteMessage = z.object({
  id: Id,
  folder: Folder,
  /** The path of the page with the form; "" is the first page. */
  page: z.string(),
  name: z.string(),
  mail: z.string(),
  /** The phone number; empty if the visitor gave none. */
  phone: z.string(),
  words: z.string(),
  /** Reasons why the message may be spam. */
  signs: z.array(z.string()),
  receivedAt: Time,
  isRead: z.boolean(),
  repliedAt: z.nullable(Time),
})
export type SiteMessage = z.infer<typeof SiteMessage>

const SomeMessages = z.extend(OneSite, { messages: list(Id, VISITORS.markedAtOnce) })

/** Messages of a site's visitors. */
export const inbox = defineContract('website-builder/inbox', ['notifications/mail'], {
  /** Lists messages, the newest first. */
  listMessages: read(
    z.extend(OneSite, { folder: Folder, search: z.optional(Search), cursor: z.optional(Cursor) }),
    z.object({ messages: z.array(SiteMessage), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  getInbox: read(
    OneSite,
    z.object({
      unread: Count,
      spam: Count,
      /** The number of spam messages in the last 30 days that were not stored. */
      dropped: Count,
      /**
       * True if replies can be sent from the reader's mail account here. Otherwise the reader
       * writes them in a mail program.
       */
      canReply: z.boolean(),
      /** True if a page of the site has the form. */
      hasForm: z.boolean(),
    }),
    ['not-found'],
  ),
  markMessages: write(z.extend(SomeMessages, { isRead: z.boolean() }), Nothing, ['not-found']),
  moveMessages: write(z.extend(SomeMessages, { folder: Folder }), Nothing, ['not-found']),
  /** Deletes messages, which can be undone for some days. */
  deleteMessages: write(SomeMessages, Nothing, ['not-found']),
  restoreMessages: write(SomeMessages, Nothing, ['not-found']),
  /** Sends a reply from the reader's mail account. */
  replyToMessage: write.once(
    z.extend(OneSite, {
      message: Id,
      words: text(VISITORS.replyCharacters).check(z.minLength(1, 'Write a reply first')),
    }),
    Nothing,
    ['not-found', 'conflict', 'unavailable'],
  ),
  /**
   * Permanently deletes all data that the site has about a person: messages, chats, bookings and
   * the subscription.
   */
  erasePerson: write(
    z.extend(OneSite, {
      mail: line(INPUT.nameCharacters).check(z.minLength(3, 'Enter an address')),
    }),
    z.object({ erased: Count }),
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/inbox': typeof inbox
  }
}
