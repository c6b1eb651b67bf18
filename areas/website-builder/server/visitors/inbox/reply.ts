import { markup } from '#core/pages/markup.ts'
import { Problem } from '#core/problem.ts'
import {
  hasMailServer,
  mailNote,
  mailText,
  sendMailNow,
} from '#platform/notifications/server/lends.ts'
import { newId } from '#core/id.ts'
import { sql, type Desk } from '#server/tools.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import { demandSite } from '../../rows/site-rows.ts'
import { demandMessage } from './message-rows.ts'

/**
 * Sends a reply to a visitor from the reader's mail account, and waits for the answer of the mail
 * server.
 */
export async function replyToMessage(
  desk: Desk,
  site: string,
  id: string,
  words: string,
): Promise<void> {
  const { name, language } = await demandSite(desk, site)
  const message = await demandMessage(desk, site, id)
  if (!(await hasMailServer(desk.db, desk.readerId)))
    throw new Problem(
      'conflict',
      'No mail server is set up. Add one under Settings, Notifications.',
    )
  const quoted = message.words.split('\n').map((line) => `> ${line}`)
  const outcome = await sendMailNow(desk, {
    readerId: desk.readerId,
    to: message.mail,
    as: { name, language, foot: visitorWords(language).contact.replyFoot(name) },
    dedupeKey: `site-reply-${newId('reply')}`,
    subject: `Your message to ${name}`,
    html: markup`${words.split(/\n{2,}/).map(mailText)}${mailNote(`You wrote: ${message.words}`)}`,
    text: `${words}\n\nYou wrote:\n${quoted.join('\n')}`,
    about: `Reply to ${message.name}`,
    unsubscribe: null,
  })
  if (outcome.error !== null)
    throw new Problem('unavailable', `The reply was not sent. ${outcome.error}`)
  await desk.db.run(sql`
    update website_messages set replied_at = ${desk.now()}, read_at = coalesce(read_at, ${desk.now()})
    where id = ${id} and reader_id = ${desk.readerId}`)
}
