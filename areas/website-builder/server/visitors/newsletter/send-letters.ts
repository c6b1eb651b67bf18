import * as z from 'zod/mini'
import { markup } from '#core/pages/markup.ts'
import { mailText, sendMail } from '#platform/notifications/server/lends.ts'
import { job, sql, type World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import { linkToken } from '../link-token.ts'

const RUNS_PER_HOUR = 60
const MAILS_OF_RUN = Math.ceil(VISITORS.mailsPerHour / RUNS_PER_HOUR)
const LETTERS_OF_RUN = 50

const SendingLetter = z.object({
  id: z.string(),
  siteId: z.string(),
  readerId: z.string(),
  siteName: z.string(),
  language: z.string(),
  subject: z.string(),
  words: z.string(),
  origin: z.string(),
  reached: z.int(),
  sentAt: z.string(),
})
type SendingLetter = z.infer<typeof SendingLetter>

const Reached = z.object({ id: z.string(), number: z.int(), mail: z.string() })

/**
 * Queues the mails of letters, a limited number each minute. Each reader's oldest letter comes
 * first.
 */
export const sendLetters = job<object>('website-builder/send-letters', async (world) => {
  const letters = await world.db.many(
    SendingLetter,
    sql`select distinct on (letter.reader_id) letter.id, site_id, letter.reader_id, site.name as site_name, language, subject,
          words, origin, reached, sent_at
        from website_letters as letter join website_sites as site on site.id = site_id
        where state = 'sending' and site.deleted_at is null
        order by letter.reader_id, letter.number limit ${LETTERS_OF_RUN}`,
  )
  for (const letter of letters) await sendSome(world, letter)
})

/**
 * Queues some mails of a letter. If the process ends, they stay queued, and the dedupe key keeps a
 * mail from being queued twice.
 */
async function sendSome(world: World, letter: SendingLetter): Promise<void> {
  const { id, siteId, readerId, reached, sentAt } = letter
  const next = await world.db.many(
    Reached,
    sql`select id, number, mail from website_subscribers
        where site_id = ${siteId} and state = 'confirmed' and number > ${reached} and confirmed_at <= ${sentAt}
        order by number limit ${MAILS_OF_RUN}`,
  )
  for (const subscriber of next) {
    const queued = await sendMail(world, mailOf(world, letter, subscriber))
    // The next run retries letters that cannot be queued now.
    if (queued === 'full' || queued === 'no-server') return
    await world.db.run(sql`
      update website_letters set reached = ${subscriber.number}, queued = queued + 1
      where id = ${id} and reached < ${subscriber.number}`)
  }
  if (next.length < MAILS_OF_RUN)
    await world.db.run(sql`update website_letters set state = 'sent' where id = ${id}`)
  await world.announce({ area: 'website-builder/newsletter', readerId })
}

function mailOf(
  world: World,
  { id, readerId, siteName, language, subject, words, origin }: SendingLetter,
  subscriber: z.infer<typeof Reached>,
) {
  const { newsletter } = visitorWords(language)
  const leave = `${origin}/newsletter/leave?who=${linkToken(world, 'newsletter leave', subscriber.id)}`
  return {
    ...{ readerId, to: subscriber.mail, subject, unsubscribe: null },
    dedupeKey: `site-letter/${id}/${subscriber.id}`,
    as: {
      ...{ name: siteName, language, leave, leaveWords: newsletter.unsubscribe },
      foot: newsletter.letterFoot(siteName),
    },
    html: markup`${words.split(/\n{2,}/).map(mailText)}`,
    text: words,
    about: subject,
  }
}
