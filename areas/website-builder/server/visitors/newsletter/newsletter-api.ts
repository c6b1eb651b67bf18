import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { join, sql, type Desk } from '#server/tools.ts'
import { Letter, Subscriber, type newsletter } from '../../../contracts/newsletter.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { originOf } from '../../publishing/origin-of.ts'
import { demandSite } from '../../rows/site-rows.ts'
import { csvOf } from './csv.ts'

const SubscriberRow = z.extend(Subscriber, { number: z.int() })

/** The newsletters of a reader's sites. */
export function serverNewsletter(desk: Desk): Api<typeof newsletter> {
  const { db, readerId, now } = desk
  const tell = () => desk.announce({ area: 'website-builder/newsletter' })

  async function missing(site: string): Promise<string | null> {
    if (!(await hasMailServer(db, readerId)))
      return 'Each address is confirmed by mail, so the newsletter needs a mail server. Add one under Settings, Notifications; until then, the block is left out of published pages.'
    const { addressName } = await demandSite(desk, site)
    const origin = addressName === null ? null : await originOf(desk, site, addressName)
    return origin === null ? 'Publish the site first: letters link to it.' : null
  }

  async function demandLetter(site: string, id: string): Promise<z.infer<typeof Letter>> {
    const [letter] = await db.many(
      Letter,
      sql`select ${letterColumns} from website_letters
          where id = ${id} and site_id = ${site} and reader_id = ${readerId}`,
    )
    if (letter) return letter
    throw new Problem('not-found', 'That letter is already gone.')
  }

  async function demandDraft(site: string, id: string): Promise<void> {
    if ((await demandLetter(site, id)).state !== 'draft')
      throw new Problem('conflict', 'That letter was sent already.')
  }

  return {
    async getNewsletter({ site }) {
      await demandSite(desk, site)
      const counts = await db.one(
        z.object({ confirmed: z.int(), asked: z.int() }),
        sql`select count(*) filter (where state = 'confirmed')::int as confirmed,
              count(*) filter (where state = 'asked')::int as asked
            from website_subscribers where site_id = ${site} and reader_id = ${readerId}`,
      )
      return { ...counts, missing: await missing(site) }
    },

    async listSubscribers({ site, search = '', cursor }) {
      await demandSite(desk, site)
      const behind = readCursor(cursor)
      const words = search.trim().toLowerCase()
      const conditions = [
        sql`site_id = ${site} and reader_id = ${readerId}`,
        behind && sql`number < ${behind.id}::bigint`,
        words !== '' && sql`position(${words} in mail) > 0`,
      ].filter((condition) => condition !== null && condition !== false)
      const rows = await db.many(
        SubscriberRow,
        sql`select id, number, mail, state, asked_at, confirmed_at from website_subscribers
            where ${join(conditions, ' and ')} order by number desc limit ${VISITORS.listed + 1}`,
      )
      const shown = rows.slice(0, VISITORS.listed)
      const last = shown.at(-1)
      const hasMore = last && rows.length > shown.length
      return {
        subscribers: shown.map((row) => Subscriber.parse(row)),
        next: hasMore ? cursorAt({ publishedTime: last.askedAt, id: last.number }) : null,
      }
    },

    async removeSubscriber({ site, subscriber }) {
      await demandSite(desk, site)
      await db.run(sql`
        delete from website_subscribers where id = ${subscriber} and site_id = ${site} and reader_id = ${readerId}`)
      await tell()
    },

    async exportSubscribers({ site }) {
      await demandSite(desk, site)
      const rows = await db.many(
        z.object({ mail: z.string(), confirmedAt: z.string() }),
        sql`select mail, confirmed_at from website_subscribers
            where site_id = ${site} and reader_id = ${readerId} and state = 'confirmed' order by number`,
      )
      return {
        csv: csvOf([
          ['mail', 'confirmed'],
          ...rows.map(({ mail, confirmedAt }) => [mail, confirmedAt]),
        ]),
      }
    },

    async listLetters({ site }) {
      await demandSite(desk, site)
      return db.many(
        Letter,
        sql`select ${letterColumns} from website_letters
            where site_id = ${site} and reader_id = ${readerId} order by number desc limit ${VISITORS.listed}`,
      )
    },

    async saveLetter({ site, letter, draft: { subject, words } }) {
      await demandSite(desk, site)
      const id = letter ?? newId('letter')
      if (letter === undefined) {
        const { changed } = await db.run(sql`
          insert into website_letters (id, site_id, reader_id, subject, words, state, edited_at)
          select ${id}, ${site}, ${readerId}, ${subject}, ${words}, 'draft', ${now()}
          where (select count(*) from website_letters where site_id = ${site}) < ${VISITORS.letters}`)
        if (changed === 0)
          throw new Problem(
            'conflict',
            `There are ${VISITORS.letters} letters already. Delete one first.`,
          )
      } else {
        await demandDraft(site, letter)
        await db.run(sql`
          update website_letters set subject = ${subject}, words = ${words}, edited_at = ${now()}
          where id = ${letter} and reader_id = ${readerId} and state = 'draft'`)
      }
      await tell()
      return { site, letter: id }
    },

    async deleteLetter({ site, letter }) {
      await demandSite(desk, site)
      if ((await demandLetter(site, letter)).state === 'sending')
        throw new Problem('conflict', 'That letter is being sent.')
      await db.run(sql`
        delete from website_letters where id = ${letter} and reader_id = ${readerId} and state <> 'sending'`)
      await tell()
    },

    async sendLetter({ site, letter }) {
      const { addressName } = await demandSite(desk, site)
      const { state } = await demandLetter(site, letter)
      if (state !== 'draft') return
      const why = await missing(site)
      if (why !== null || addressName === null) throw new Problem('conflict', why ?? '')
      const origin = await originOf(desk, site, addressName)
      await db.run(sql`
        update website_letters set state = 'sending', sent_at = ${now()}, origin = ${origin}
        where id = ${letter} and reader_id = ${readerId} and state = 'draft'`)
      await tell()
    },
  }
}

const letterColumns = sql`id, subject, words, state, edited_at, sent_at, queued`
