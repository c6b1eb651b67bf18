import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { markup } from '#core/pages/markup.ts'
import { mailLink, mailText, sendMail } from '#platform/notifications/server/lends.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import type { VisitedSite } from '../../serving/visitor-posts.ts'
import { linkToken } from '../link-token.ts'
import type { SiteFacts } from '../site-of-visitor.ts'

const HOUR_MS = 3_600_000

interface SignUp {
  mail: string
  facts: SiteFacts
  /** The address of the site, without a slash at the end. */
  root: string
}

/**
 * Sends a mail that asks an address to confirm. False if the site has as many subscribers, or as
 * many sign-ups in this hour, as it may. If somebody enters addresses of other people, each gets at
 * most three mails, and the site sends only a few in an hour.
 */
export async function askToConfirm(
  world: World,
  { siteId, readerId }: VisitedSite,
  { mail, facts: { name: siteName, language }, root }: SignUp,
): Promise<boolean> {
  const now = world.now()
  return world.db.transaction(async (db) => {
    // Every sign-up counts, also one that sends no mail, so that the answer does not reveal who is
    // subscribed.
    if (!(await countAsked(db, siteId, readerId, now))) return false
    if (!(await mayAsk(db, siteId))) return false
    const asked = await db.maybe(
      z.object({ id: z.string(), askedTimes: z.int() }),
      sql`insert into website_subscribers as known (id, site_id, reader_id, mail, state, asked_at)
          values (${newId('subscriber')}, ${siteId}, ${readerId}, ${mail}, 'asked', ${now})
          on conflict (site_id, mail) do update set state = 'asked', asked_at = excluded.asked_at,
            asked_times = known.asked_times + 1, ended_at = null
          where known.state in ('asked', 'left') and known.asked_times < ${VISITORS.askedTimes}
          returning id, asked_times`,
    )
    // An address that is already subscribed gets no mail.
    if (!asked) return true
    const link = `${root}/newsletter/confirm?who=${linkToken(world, 'newsletter confirm', asked.id)}`
    const { newsletter } = visitorWords(language)
    const words = newsletter.ask(siteName)
    const { otherwise } = newsletter
    await sendMail(
      { ...world, db },
      {
        ...{ readerId, to: mail, unsubscribe: null },
        dedupeKey: `site-confirm/${asked.id}/${asked.askedTimes}/${now.getTime()}`,
        as: { name: siteName, language, foot: newsletter.askFoot(siteName) },
        subject: newsletter.askSubject(siteName),
        html: markup`${mailText(words)}${mailLink(newsletter.confirm, link)}${mailText(otherwise)}`,
        text: `${words}\n${link}\n\n${otherwise}`,
        about: 'Confirmation of a newsletter',
      },
    )
    return true
  })
}

async function mayAsk(db: Database, siteId: string): Promise<boolean> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (
          select from website_subscribers where site_id = ${siteId} limit ${VISITORS.subscribers}) as counted`,
  )
  return count < VISITORS.subscribers
}

async function countAsked(
  db: Database,
  siteId: string,
  readerId: string,
  now: Date,
): Promise<boolean> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const { asked } = await db.one(
    z.object({ asked: z.int() }),
    sql`insert into website_signup_hours as counted (site_id, hour, reader_id, asked)
        values (${siteId}, ${hour}, ${readerId}, 1)
        on conflict (site_id, hour) do update set asked = counted.asked + 1 returning asked`,
  )
  return asked <= VISITORS.signUpsPerHour
}
