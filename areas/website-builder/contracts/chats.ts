import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Cursor, RowId, text } from '#core/words.ts'
import { VISITORS } from '../visitors/limits.ts'

const OneSite = z.object({ site: Id })
const OneChat = z.extend(OneSite, { chat: Id })

/** A conversation that a visitor of a site began. */
export const SiteChat = z.object({
  id: Id,
  /** The visitor's name; empty if they gave none. The mail address may be empty, too. */
  name: z.string(),
  mail: z.string(),
  /** The path of the page on which the conversation was begun; "" is the first page. */
  page: z.string(),
  startedAt: Time,
  lastAt: Time,
  /** The last message, or the beginning of it. */
  excerpt: z.string(),
  unread: Count,
  /** True while the visitor has the conversation open. */
  isHere: z.boolean(),
})
export type SiteChat = z.infer<typeof SiteChat>

const ChatMessage = z.object({
  number: RowId,
  from: z.enum(['visitor', 'reader']),
  words: z.string(),
  at: Time,
  /** True if the message was also sent to the visitor by mail. */
  isMailed: z.boolean(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Conversations with visitors of a site. */
export const chats = defineContract('website-builder/chats', ['notifications/mail'], {
  getChats: read(
    OneSite,
    z.object({
      unread: Count,
      /** True if visitors can begin a conversation. */
      isOn: z.boolean(),
      /** True if visitors who have left the site can be answered by mail. */
      canMail: z.boolean(),
    }),
    ['not-found'],
  ),
  /** Lists conversations, those with the newest messages first. */
  listChats: read(
    z.extend(OneSite, { cursor: z.optional(Cursor) }),
    z.object({ chats: z.array(SiteChat), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  /** Returns a conversation with all its messages, the oldest first. */
  getChat: read(OneChat, z.object({ chat: SiteChat, messages: z.array(ChatMessage) }), [
    'not-found',
  ]),
  markChat: write(z.extend(OneChat, { isRead: z.boolean() }), Nothing, ['not-found']),
  /**
   * Sends an answer to a visitor: on their page while it is open, otherwise by mail if that is
   * possible, or when they return.
   */
  answerVisitor: write.once(
    z.extend(OneChat, {
      words: text(VISITORS.chatCharacters).check(z.minLength(1, 'Write an answer first')),
    }),
    z.object({
      /**
       * The way in which the visitor gets the answer: on their page, by mail, or only when they
       * return.
       */
      by: z.enum(['page', 'mail', 'nothing']),
    }),
    ['not-found', 'conflict', 'unavailable'],
  ),
  /**
   * Deletes a conversation, which can be undone for some days. The visitor is told that the
   * conversation has ended.
   */
  deleteChat: write(OneChat, Nothing, ['not-found']),
  restoreChat: write(OneChat, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/chats': typeof chats
  }
}
