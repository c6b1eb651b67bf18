import * as z from 'zod/mini'
import { markup } from '#core/pages/markup.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import {
  hasMailServer,
  mailLink,
  mailText,
  sendMailNow,
} from '#platform/notifications/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { SiteChat } from '../../../contracts/chats.ts'
import { CHAT_PATH } from '../../../drawing/drawing.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import { originOf } from '../../publishing/origin-of.ts'
import { demandSite, type SiteRow } from '../../rows/site-rows.ts'
import { linkToken } from '../link-token.ts'
import { demandChat } from './chat-rows.ts'
import { insertMessage } from './keep-chat.ts'

/**
 * Sends an answer to a visitor. It is always shown on their page, also when they return later.
 * Visitors who have left get it by mail, too, if they gave an address and the reader has a mail
 * account.
 */
export async function answerVisitor(
  desk: Desk,
  site: string,
  id: string,
  words: string,
): Promise<'page' | 'mail' | 'nothing'> {
  const { db, readerId } = desk
  const of = await demandSite(desk, site)
  const chat = await demandChat(desk, site, id)
  await demandRoom(desk, id)
  const isMailed = !chat.isHere && chat.mail !== '' && (await hasMailServer(db, readerId))
  if (isMailed) await mailAnswer(desk, of, chat, words)
  const at = desk.now()
  await db.transaction(async (db) => {
    await insertMessage(db, { id, readerId }, { words, isFromVisitor: false, at, isMailed })
    await db.run(sql`
      update website_chats set last_at = ${at}, unread = 0 where id = ${id} and reader_id = ${readerId}`)
  })
  return isMailed ? 'mail' : chat.isHere ? 'page' : 'nothing'
}

async function demandRoom({ db, readerId }: Desk, id: string): Promise<void> {
  const { answers } = await db.one(
    z.object({ answers: z.int() }),
    sql`select count(*)::int as answers from website_chat_messages
        where chat_id = ${id} and reader_id = ${readerId} and not is_from_visitor`,
  )
  if (answers >= VISITORS.chatMessages)
    throw new Problem(
      'conflict',
      `A conversation has room for ${VISITORS.chatMessages} answers. Write to the visitor by mail.`,
    )
}

async function mailAnswer(
  desk: Desk,
  { id: site, name, language, addressName }: SiteRow,
  chat: SiteChat,
  words: string,
): Promise<void> {
  const { chat: said } = visitorWords(language)
  const root = addressName === null ? null : await originOf(desk, site, addressName)
  const link = root && `${root}/${CHAT_PATH}?who=${linkToken(desk.world, 'chat', chat.id)}`
  const outcome = await sendMailNow(desk, {
    readerId: desk.readerId,
    to: chat.mail,
    as: { name, language, foot: said.foot(name) },
    dedupeKey: `site-chat-${newId('answer')}`,
    subject: said.mailSubject(name),
    html: markup`${words.split(/\n{2,}/).map(mailText)}${mailLink(said.goOn, link)}`,
    text: link === null ? words : `${words}\n\n${said.goOn}: ${link}`,
    about: `Answer to ${chat.name || chat.mail}`,
    unsubscribe: null,
  })
  if (outcome.error !== null)
    throw new Problem('unavailable', `The answer was not sent. ${outcome.error}`)
}
