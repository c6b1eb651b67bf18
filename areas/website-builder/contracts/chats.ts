import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Cursor, RowId, text } from '#core/words.ts'
import { VISITORS } from '../visitors/limits.ts'

const OneSite = z.object({ site: Id })
const OneChat = z.extend(OneSite, { chat: Id })

/** A conversation that a visitor of a site began. */
export const SiteChat = z.object({
  id: Id,
  /** Empty where the visitor gave no name. The mail address may be empty as well. */
  name: z.string(),
  mail: z.string(),
  /** The path of the page from which it was begun; "" is the first page. */
  page: z.string(),
  startedAt: Time,
  lastAt: Time,
  /** The last message, or its beginning. */
  excerpt: z.string(),
  unread: Count,
  /** The visitor has the conversation open. */
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
      /** Visitors can begin a conversation. */
      isOn: z.boolean(),
      /** Visitors who left can be answered by mail. */
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
  /** A conversation with all its messages, the oldest first. */
  getChat: read(OneChat, z.object({ chat: SiteChat, messages: z.array(ChatMessage) }), [
    'not-found',
  ]),
  markChat: write(z.extend(OneChat, { isRead: z.boolean() }), Nothing, ['not-found']),
  /** Answers a visitor: on their page while it is open, or else by the reader's mail account. */
  answerVisitor: write.once(
    z.extend(OneChat, {
      words: text(VISITORS.chatCharacters).check(z.minLength(1, 'Write an answer first')),
    }),
    z.object({
      /** The way it reaches the visitor: their page, a mail, or neither until they come back. */
      by: z.enum(['page', 'mail', 'nothing']),
    }),
    ['not-found', 'conflict', 'unavailable'],
  ),
  /** Deletes a conversation; this can be undone for some days. The visitor is told that it has ended. */
  deleteChat: write(OneChat, Nothing, ['not-found']),
  restoreChat: write(OneChat, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/chats': typeof chats
  }
}
