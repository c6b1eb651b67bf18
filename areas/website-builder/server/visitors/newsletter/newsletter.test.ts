import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { newsletter } from '../../../contracts/newsletter.ts'
import { formFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { formToken } from '../../serving/form-token.ts'
import { testBuilder } from '../../test-builder.ts'
import { pageOf, testVisitors } from '../test-visitors.ts'
import { csvOf } from './csv.ts'
import { sendLetters } from './send-letters.ts'

// The tests share a database and a mail server, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testBuilder>
let server: Awaited<ReturnType<typeof openMailServer>>
let site: string
let visitors: ReturnType<typeof testVisitors>
beforeAll(async () => {
  tools = await testTools()
  builder = testBuilder(tools)
  server = await openMailServer({
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('gone') ? refusal('5.1.1 No such user') : null),
  })
  await tools.db.run(sql`
    insert into notifications_mail_servers (reader_id, host, port, security, user_name, sender, recipient)
    values (${tools.readerId}, '127.0.0.1', ${server.port}, 'none', '', 'cafe@example.org', 'me@example.org')`)
})
afterAll(async () => {
  await server.close()
  await tools.close()
})
beforeEach(async () => {
  site = await builder.create()
  visitors = testVisitors(tools, site)
  await visitors.switchOn('newsletter')
  server.taken.length = 0
})

const refusal = (words: string) => Object.assign(new Error(words), { responseCode: 550 })
const confirmed = async () => (await builder.ask(newsletter.getNewsletter, { site })).confirmed

const waiting = async () =>
  (
    await tools.db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from outbox_messages where state = 'waiting'`,
    )
  ).count

/** Decodes quoted-printable. */
const plain = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')

async function linkIn(to: string, kind: 'confirm' | 'leave'): Promise<string> {
  await deliverDue(tools)
  const mail = server.taken.findLast((one) => one.to.includes(to))
  return new RegExp(`/newsletter/${kind}\\?who=([\\w.-]+)`).exec(plain(mail!.raw))![1]!
}

async function subscribe(mail: string) {
  await visitors.post('newsletter', { mail })
  const who = await linkIn(mail, 'confirm')
  await visitors.ask({
    ...{ method: 'POST', path: 'newsletter/confirm' },
    query: new URLSearchParams({ who }),
  })
}

async function sendingLetter(): Promise<string> {
  const { letter } = await builder.ask(newsletter.saveLetter, {
    site,
    draft: { subject: 'Summer hours', words: 'We open at seven.\n\nSee you.' },
  })
  // The site has no public address, but sending letters requires one.
  await tools.db.run(sql`
    update website_letters set state = 'sending', sent_at = ${tools.now()}, origin = 'https://cafe.example'
    where id = ${letter}`)
  return letter
}

test('an address is subscribed once it is confirmed by the button of the page', async () => {
  const answer = pageOf(await visitors.post('newsletter', { mail: 'Ines@Example.org' }))
  expect(answer.title).toBe('Almost done')
  const who = await linkIn('ines@example.org', 'confirm')
  // Following the link does not confirm anything.
  expect(pageOf(await visitors.get('newsletter/confirm', { who })).body.text).toContain('<button>')
  expect(await confirmed()).toBe(0)
  const query = new URLSearchParams({ who })
  const done = await visitors.ask({ method: 'POST', path: 'newsletter/confirm', query })
  expect(pageOf(done).title).toBe('Thank you')
  expect(await confirmed()).toBe(1)
  expect(pageOf(await visitors.get('newsletter/leave', { who })).status).toBe(404)

  // A second sign-up reveals nothing about the address, and sends no second mail.
  const again = pageOf(await visitors.post('newsletter', { mail: 'ines@example.org' }))
  expect(again.title).toBe('Almost done')
  await deliverDue(tools)
  expect(server.taken).toHaveLength(1)
})

test('an address that was sent at once is asked for once more, and not dropped', async () => {
  const quick = pageOf(
    await visitors.post('newsletter', {
      mail: 'ines@example.org',
      [formFields.token]: formToken(tools, site, tools.now()),
    }),
  )
  expect(quick.body.text).toContain('Please send it once more.')
  expect(quick.body.text).toContain('ines@example.org')
  expect(await waiting()).toBe(0)
})

test('hundreds of sign-ups with the addresses of others send few mails', async () => {
  const tries = VISITORS.askedTimes + 3
  for (let nth = 0; nth < tries; nth++)
    await visitors.post('newsletter', { mail: 'victim@example.org' })
  expect(await waiting()).toBe(VISITORS.askedTimes)
  const left = VISITORS.signUpsPerHour - tries
  const answers = []
  for (let nth = 0; nth < left + 5; nth++)
    answers.push(pageOf(await visitors.post('newsletter', { mail: `p${nth}@example.org` })))
  expect(answers.slice(0, left).every(({ status }) => status === 200)).toBe(true)
  expect(answers.slice(left).every(({ status }) => status === 429)).toBe(true)
  expect(await waiting()).toBe(VISITORS.askedTimes + left)
  await tools.db.run(sql`delete from outbox_messages where state = 'waiting'`)
})

test('nobody learns who is subscribed, also once the mails of the hour are sent', async () => {
  await subscribe('anna@example.org')
  await tools.db.run(sql`
    update website_signup_hours set asked = ${VISITORS.signUpsPerHour} where site_id = ${site}`)
  const statusFor = async (mail: string) =>
    pageOf(await visitors.post('newsletter', { mail })).status
  expect(await statusFor('anna@example.org')).toBe(await statusFor('bert@example.org'))
})

test('a letter reaches each subscriber once, and one click ends it', async () => {
  await subscribe('ines@example.org')
  await subscribe('bo@example.org')
  server.taken.length = 0
  const letter = await sendingLetter()
  await sendLetters.run(tools, {})
  // Restores the state of a letter whose process ended before it stored its progress.
  await tools.db.run(
    sql`update website_letters set state = 'sending', reached = 0, queued = 0 where id = ${letter}`,
  )
  await sendLetters.run(tools, {})
  await deliverDue(tools)
  expect(server.taken.map(({ to }) => to[0]!).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'bo@example.org',
    'ines@example.org',
  ])
  const raw = plain(server.taken[0]!.raw)
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(raw).toMatch(/From: .*Harbour/)
  expect((await builder.ask(newsletter.listLetters, { site }))[0]).toMatchObject({
    ...{ state: 'sent', queued: 2 },
  })
  const who = await linkIn('ines@example.org', 'leave')
  await visitors.ask({
    ...{ method: 'POST', path: 'newsletter/leave' },
    query: new URLSearchParams({ who }),
    body: new TextEncoder().encode('List-Unsubscribe=One-Click'),
  })
  expect(await confirmed()).toBe(1)
  const { csv } = await builder.ask(newsletter.exportSubscribers, { site })
  expect(csv.split('\r\n').map((row) => row.split(',')[0])).toEqual(['mail', 'bo@example.org', ''])
})

test('a run hands over few mails, and the next one goes on', async () => {
  const rows = Array.from({ length: 8 }, (_, nth) => `many${nth}@example.org`)
  await tools.db.run(sql`
    insert into website_subscribers (id, site_id, reader_id, mail, state, asked_at, confirmed_at)
    select ${site} || mail, ${site}, ${tools.readerId}, mail, 'confirmed', ${tools.now()}, ${tools.now()}
    from unnest(${rows}::text[]) as mail`)
  await sendingLetter()
  await sendLetters.run(tools, {})
  const [letter] = await builder.ask(newsletter.listLetters, { site })
  expect(letter).toMatchObject({ state: 'sending', queued: VISITORS.mailsPerHour / 60 })
  await sendLetters.run(tools, {})
  expect((await builder.ask(newsletter.listLetters, { site }))[0]).toMatchObject({
    ...{ state: 'sent', queued: rows.length },
  })
  await deliverDue(tools)
  expect(server.taken).toHaveLength(rows.length)
})

test('an address that the mail server refuses is marked, and is not a failure of the server', async () => {
  await visitors.post('newsletter', { mail: 'gone@example.org' })
  await deliverDue(tools)
  const { subscribers } = await builder.ask(newsletter.listSubscribers, { site })
  expect(subscribers[0]).toMatchObject({ mail: 'gone@example.org', state: 'refused' })
  const { trouble } = await tools.db.one(
    z.object({ trouble: z.nullable(z.string()) }),
    sql`select trouble from notifications_mail_servers where reader_id = ${tools.readerId}`,
  )
  expect(trouble).toBeNull()
})

test('without a mail server the page says what is missing, and nothing is taken', async () => {
  const other = await builder.ask(newsletter.getNewsletter, { site })
  expect(other.missing).toContain('Publish the site first')
  await tools.db.run(sql`delete from notifications_mail_servers`)
  expect((await builder.ask(newsletter.getNewsletter, { site })).missing).toContain('mail server')
  expect(await visitors.post('newsletter', { mail: 'ines@example.org' })).toBeNull()
})

test('a cell of the export is not a formula', () => {
  expect(csvOf([['=cmd()', 'a,"b"', '-1']])).toBe(`'=cmd(),"a,""b""",'-1\r\n`)
})
