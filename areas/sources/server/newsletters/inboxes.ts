import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { Inbox, InboxMail, InboxSender } from '../../contracts/newsletters.ts'
import { addSource } from '../following/follow-source.ts'
import { inboxAddress } from '#feeds/claim/inbox-address.ts'

/** Letters and digits without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/**
 * The number of random characters in an address. There are 31 to the power of 12 combinations; at a
 * thousand a second, it takes millions of years to guess one.
 */
const SECRET_LETTERS = 12
const NAME_LETTERS = 24
const MOST_INBOXES = 200
const MAILS_SHOWN = 5
const SENDERS_SHOWN = 20

/** Makes an email address for the reader, and follows it as a source. */
export async function createInbox(tools: Tools, readerId: string, name: string): Promise<string> {
  const id = newId('inbox')
  const now = tools.now()
  await tools.db.transaction(async (db) => {
    const { inboxes } = await db.one(
      z.object({ inboxes: z.int() }),
      sql`select count(*) as inboxes from inboxes where reader_id = ${readerId}`,
    )
    if (inboxes >= MOST_INBOXES) {
      throw new Problem(
        'conflict',
        `You can have at most ${MOST_INBOXES} inboxes. Delete one first.`,
      )
    }
    const { feed } = await addSource(
      db,
      readerId,
      {
        address: inboxAddress(id),
        name,
        category: 'general',
        frequency: 'hourly',
        privateTo: readerId,
      },
      now,
    )
    await db.run(sql`update feeds set state = 'ok' where id = ${feed.id}`)
    await db.run(sql`
      insert into inboxes (id, reader_id, feed_id, mailbox, created_at)
      values (${id}, ${readerId}, ${feed.id}, ${mailboxFor(name)}, ${now})`)
  })
  await tools.announce({ area: 'sources' })
  return id
}

/** Makes the name of a mailbox, such as "weekly-brief-k3x9..." for "Weekly Brief". */
export function mailboxFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, NAME_LETTERS)
    .replaceAll(/^-|-$/g, '')
  const secret = Array.from({ length: SECRET_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${plain || 'inbox'}-${secret.join('')}`
}

const InboxRow = z.object({
  ...z.omit(Inbox, { address: true, senders: true, mails: true }).shape,
  mailbox: z.string(),
  feedId: z.int(),
})

/** Lists the inboxes that the reader follows as sources, newest first. */
export async function listInboxes(db: Database, readerId: string, host: string): Promise<Inbox[]> {
  const rows = await db.many(
    InboxRow,
    sql`select inboxes.id, sources.name, mailbox, feed_id, paused_at is null as is_on,
          entry_count as mail_count
        from inboxes join sources using (feed_id, reader_id) join feeds on feeds.id = feed_id
        where reader_id = ${readerId} order by inboxes.created_at desc, inboxes.id`,
  )
  return Promise.all(
    rows.map(async ({ feedId, mailbox, ...inbox }) => ({
      ...inbox,
      address: `${mailbox}@${host}`,
      senders: await db.many(
        InboxSender,
        sql`select name, address, mail_count, last_mail_at from inbox_senders
            where inbox_id = ${inbox.id} order by last_mail_at desc, address limit ${SENDERS_SHOWN}`,
      ),
      mails: await db.many(
        InboxMail,
        sql`select id, title, coalesce(authors[1], '') as sender, published_at as published_time
            from entries where feed_id = ${feedId}
            order by published_at desc, id desc limit ${MAILS_SHOWN}`,
      ),
    })),
  )
}

/** Switches an inbox on or off. One that is off refuses mail, and its source counts as paused. */
export async function switchInbox(
  { db, now, announce }: Tools,
  readerId: string,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  const { changed } = await db.run(sql`
    update sources set paused_at = ${isOn ? null : now()}
    where reader_id = ${readerId} and feed_id = (
      select feed_id from inboxes where id = ${id} and reader_id = ${readerId})`)
  if (changed === 0) throw alreadyGone()
  await announce({ area: 'sources' })
}

/**
 * Deletes an inbox. From now on mail to its address is refused, and no inbox gets the same address
 * again.
 */
export async function deleteInbox(
  { db, announce }: Tools,
  readerId: string,
  id: string,
): Promise<void> {
  const { changed } = await db.run(sql`
    with gone as (
      delete from inboxes where id = ${id} and reader_id = ${readerId} returning feed_id
    )
    delete from sources where reader_id = ${readerId} and feed_id in (select feed_id from gone)`)
  if (changed === 0) throw alreadyGone()
  await announce({ area: 'sources' })
}

function alreadyGone(): Problem {
  return new Problem('not-found', 'That inbox is already gone.')
}
