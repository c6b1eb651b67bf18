import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { bookings } from '../../contracts/bookings.ts'
import { usualHours } from '../../visitors/booking-hours.ts'
import { testBuilder } from '../test-builder.ts'
import { pageOf, testVisitors } from './test-visitors.ts'

let tools: TestTools
let server: Awaited<ReturnType<typeof openMailServer>>
beforeAll(async () => {
  tools = await testTools()
  server = await openMailServer()
  await tools.db.run(sql`
    insert into notifications_mail_servers (reader_id, host, port, security, user_name, sender, recipient)
    values (${tools.readerId}, '127.0.0.1', ${server.port}, 'none', '', 'cafe@example.org', 'me@example.org')`)
})
afterAll(async () => {
  await server.close()
  await tools.close()
})

const ENGLISH =
  /\b(?:the|your|you|please|with|this|was|were|again|of|and|day|book|booked|cancel|wait|sent|send|choose|time|email)\b/i
/** The text of a page or a mail, without tags and addresses. */
const wordsIn = (html: string) => html.replaceAll(/<[^>]*>|https?:\S+/g, ' ')

test.each(['de', 'fr', 'es'])(
  'pages and mails for visitors of a site in %s have no English words',
  async (language) => {
    await tools.db.run(sql`delete from outbox_messages`)
    const builder = testBuilder(tools)
    const site = await builder.create('Quai 7')
    await tools.db.run(sql`update website_sites set language = ${language} where id = ${site}`)
    const visitors = testVisitors(tools, site)
    await visitors.switchOn('contact-form', 'newsletter', 'booking', 'chat', 'search')
    await builder.ask(bookings.saveHours, { site, hours: { ...usualHours, zone: 'UTC' } })
    const slot = '2026-03-03T09:00:00.000Z'
    const who = { name: 'Ines', mail: 'ines@example.org' }
    const answers = [
      await visitors.post('contact', { name: 'Ines' }),
      await visitors.post('contact', { ...who, message: 'Hallo' }),
      await visitors.post('newsletter', {}),
      await visitors.post('newsletter', { mail: who.mail }),
      await visitors.get('newsletter/confirm', { who: 'nobody' }),
      await visitors.get('booking', { day: '2026-03-08' }),
      await visitors.post('booking', { slot, name: '' }),
      await visitors.post('booking', { ...who, slot }),
      await visitors.get('booking/cancel', { who: 'nobody' }),
      await visitors.get('chat'),
      await visitors.post('chat', {}),
      await visitors.get('chat', { who: 'nobody' }),
      await visitors.get('search', { q: 'xyz' }),
    ]
    for (const answer of answers) {
      const { title, body } = pageOf(answer)
      expect(wordsIn(`${title} ${body.text}`)).not.toMatch(ENGLISH)
    }
    const mails = await tools.db.many(
      z.object({ body: z.string() }),
      sql`select body from outbox_messages where body like '%Quai 7%'`,
    )
    expect(mails.length).toBeGreaterThan(0)
    for (const { body } of mails) {
      const { subject, html, text, as } = JSON.parse(body) as Record<string, string> & {
        as: { foot: string; language: string }
      }
      expect(wordsIn(`${subject} ${html} ${text} ${as.foot}`)).not.toMatch(ENGLISH)
      expect(as.language).toBe(language)
    }
  },
)
