import * as z from 'zod/mini'
import { happened } from '#platform/actions/server/lends.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { siteMessageReceived } from '../../../contracts/happenings.ts'
import type { MessageFolder } from '../../../contracts/inbox.ts'
import { fromVisitor } from '../../../notifications.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitedSite } from '../../serving/visitor-posts.ts'
import { siteFacts } from '../site-of-visitor.ts'

export interface NewMessage {
  id: string
  page: string
  name: string
  mail: string
  phone: string
  words: string
  isSpam: boolean
  signs: readonly string[]
}

const TRIM_EVERY = 20
const NOTIFIED_CHARACTERS = 300

/**
 * Stores a message of a visitor. A flood of messages uses limited storage: beyond a number in an
 * hour messages count as spam, of which only the newest are stored.
 */
export async function keepMessage(
  world: World,
  site: VisitedSite,
  { id, page, name, mail, phone, words, ...judged }: NewMessage,
): Promise<void> {
  const { siteId, readerId } = site
  const isKept = await world.db.transaction(async (db) => {
    const hour = await countMessage(db, site, world.now(), judged.isSpam)
    if (hour === null) return false
    const isFlood = !judged.isSpam && hour.inboxed > VISITORS.inboxPerHour
    const isSpam = judged.isSpam || isFlood
    const signs = isFlood
      ? [...judged.signs, `More than ${VISITORS.inboxPerHour} messages in this hour`]
      : [...judged.signs]
    await db.run(sql`
      insert into website_messages (id, site_id, reader_id, folder, page, name, mail, phone, words, signs, received_at)
      values (${id}, ${siteId}, ${readerId}, ${isSpam ? 'spam' : 'inbox'}, ${page}, ${name}, ${mail}, ${phone},
        ${words}, ${signs}::text[], ${world.now()})`)
    if (hour.received % TRIM_EVERY === 0) await trimMessages(db, siteId, world.now())
    if (!isSpam) await tell(world, db, site, { id, page, name, mail, phone, words })
    return true
  })
  if (isKept) await world.announce({ area: 'website-builder/inbox', readerId })
}

const HourRow = z.object({ received: z.int(), inboxed: z.int() })

/** Counts a message; null if the site was deleted meanwhile. */
function countMessage(
  db: Database,
  { siteId }: VisitedSite,
  now: Date,
  isSpam: boolean,
): Promise<z.infer<typeof HourRow> | null> {
  const inboxed = isSpam ? 0 : 1
  return db.maybe(
    HourRow,
    sql`insert into website_message_hours as counted (site_id, hour, reader_id, received, inboxed)
        select id, date_trunc('hour', ${now}::timestamptz, 'UTC'), reader_id, 1, ${inboxed}::int
        from website_sites where id = ${siteId} and deleted_at is null
        on conflict (site_id, hour) do update
          set received = counted.received + 1, inboxed = counted.inboxed + excluded.inboxed
        returning received, inboxed`,
  )
}

/** Deletes the oldest messages if there are more than the limit of a site. */
async function trimMessages(db: Database, siteId: string, now: Date): Promise<void> {
  await trimFolder(db, siteId, 'inbox', VISITORS.inboxKept)
  const dropped = await trimFolder(db, siteId, 'spam', VISITORS.spamKept)
  await db.run(sql`
    update website_message_hours set dropped = dropped + ${dropped}
    where site_id = ${siteId} and hour = date_trunc('hour', ${now}::timestamptz, 'UTC')`)
}

async function trimFolder(
  db: Database,
  siteId: string,
  folder: MessageFolder,
  kept: number,
): Promise<number> {
  const { changed } = await db.run(sql`
    delete from website_messages where site_id = ${siteId} and folder = ${folder} and number < (
      select min(number) from (
        select number from website_messages where site_id = ${siteId} and folder = ${folder} and deleted_at is null
        order by received_at desc, number desc limit ${kept}) as newest)`)
  return changed
}

async function tell(
  world: World,
  db: Database,
  site: VisitedSite,
  message: Omit<NewMessage, 'isSpam' | 'signs'>,
): Promise<void> {
  const { siteId, readerId } = site
  const facts = await siteFacts(world, site)
  const named = { id: siteId, name: facts?.name ?? '' }
  const { id, name, words } = message
  await notify(world, db, fromVisitor, [
    {
      ...{ readerId, event: `site-message/${id}`, subject: `site/${siteId}` },
      facts: {
        ...{ site: named, title: `${name} wrote to ${named.name}`, place: 'inbox' as const },
        text: words.slice(0, NOTIFIED_CHARACTERS).toWellFormed(),
      },
    },
  ])
  await happened(world, db, readerId, {
    happening: siteMessageReceived,
    ...{ key: `site-message/${id}`, about: named.name, facts: { site: named, message } },
  })
}
