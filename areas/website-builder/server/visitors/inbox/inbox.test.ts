import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { inbox, type MessageFolder } from '../../../contracts/inbox.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { formFields } from '../../../visitors/form-fields.ts'
import { testBuilder } from '../../test-builder.ts'
import { sweepVisitors } from '../sweep-visitors.ts'
import { pageOf, testVisitors } from '../test-visitors.ts'
import { keepMessage } from './keep-message.ts'
import { serverInbox } from './inbox-api.ts'

// The tests share a database, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testBuilder>
let site: string
let visitors: ReturnType<typeof testVisitors>
beforeAll(async () => {
  tools = await testTools()
  builder = testBuilder(tools)
})
afterAll(() => tools.close())
beforeEach(async () => {
  site = await builder.create()
  visitors = testVisitors(tools, site)
  await visitors.switchOn('contact-form')
})

const person = { name: 'Ines Calder', mail: 'Ines@example.org', words: 'A table for six?' }
const list = async (folder: MessageFolder, search?: string) =>
  (await builder.ask(inbox.listMessages, { site, folder, ...(search && { search }) })).messages
const signsOf = async (fields: object) => {
  pageOf(await visitors.post('contact', { ...person, ...fields }))
  return (await list('spam'))[0]?.signs ?? []
}

test('a message without any script arrives, and its reader is told', async () => {
  const headers = { referer: 'http://cafe.localhost/about' }
  const answer = pageOf(await visitors.post('contact', person, { headers }))
  expect(answer).toMatchObject({ status: 200, title: 'Thank you' })
  const [message] = await list('inbox')
  expect(message).toMatchObject({
    ...{ name: 'Ines Calder', mail: 'ines@example.org', words: 'A table for six?', page: 'about' },
    ...{ isRead: false, signs: [] },
  })
  const told = await tools.db.many(
    z.object({ title: z.string(), page: z.string() }),
    sql`select title, page from notifications where event = ${`site-message/${message!.id}`}`,
  )
  expect(told).toEqual([
    { title: 'Ines Calder wrote to Harbour Café', page: `/website-builder/manage/${site}/inbox` },
  ])
})

test('what is missing is asked for, and nothing typed is lost', async () => {
  const answer = pageOf(await visitors.post('contact', { ...person, mail: '"><b>me' }))
  expect(answer.status).toBe(422)
  expect(answer.body.text).toContain('Ines Calder')
  expect(answer.body.text).toContain('A table for six?')
  expect(answer.body.text).toContain('value="&quot;&gt;&lt;b&gt;me"')
  expect(await list('inbox')).toEqual([])
})

test('a site without the plugin takes nothing', async () => {
  await visitors.switchOn()
  expect(await visitors.post('contact', person)).toBeNull()
})

test('spam gets the same thanks, and lies in a folder with its reasons', async () => {
  expect(await signsOf({ [formFields.trap]: 'https://x.example' })).toEqual([
    'Filled in a field that people do not see',
  ])
  expect(await signsOf({ [formFields.token]: 'made-up' })).toEqual([
    'Did not come from a page of this site',
  ])
  const links = 'https://a.example https://b.example www.c.example <a href=x>'
  expect(await signsOf({ words: links })).toEqual(['3 links', 'Contains markup'])
  const same = { words: 'Buy followers today!' }
  await visitors.post('contact', { ...person, ...same })
  await visitors.post('contact', { ...person, words: 'BUY followers, today' })
  expect(await signsOf(same)).toEqual(['The same words 3 times in an hour'])
  const thanks = pageOf(await visitors.post('contact', { ...person, ...same }))
  expect(thanks).toMatchObject({ status: 200, title: 'Thank you' })
})

test('a token of another site is none of this one', async () => {
  const other = testVisitors(tools, await builder.create())
  await other.switchOn('contact-form')
  pageOf(await visitors.post('contact', person))
  expect(await list('spam')).toEqual([])
})

test('a form that was open for a day is sent once more', async () => {
  const now = tools.now()
  const token = await visitors.post('contact', { ...person, words: '' })
  const drawn = /name="token" value="([^"]+)"/.exec(pageOf(token).body.text)![1]!
  tools.setNow(new Date(now.getTime() + VISITORS.latestMs + 1))
  const late = pageOf(await visitors.post('contact', { ...person, [formFields.token]: drawn }))
  expect(late).toMatchObject({ status: 422 })
  expect(late.body.text).toContain('open for long')
  const fresh = /name="token" value="([^"]+)"/.exec(late.body.text)![1]!
  pageOf(await visitors.post('contact', { ...person, [formFields.token]: fresh }))
  expect(await list('inbox')).toHaveLength(1)
  tools.setNow(now)
})

test('one visitor sends five messages an hour', async () => {
  for (let nth = 0; nth < VISITORS.postsPerHour; nth++)
    await visitors.post('contact', { ...person, words: `${nth}` }, { client: '192.0.2.7' })
  const sixth = await visitors.post('contact', person, { client: '192.0.2.7' })
  expect(pageOf(sixth).status).toBe(429)
  expect(await list('inbox')).toHaveLength(VISITORS.postsPerHour)
})

test('of a flood, the newest are kept and the others counted', async () => {
  const sent = VISITORS.inboxPerHour + VISITORS.spamKept + 100
  for (let from = 0; from < sent; from += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        keepMessage(tools, visitors.site, {
          ...{ id: `${site}-${from + at}`, page: '', phone: '', isSpam: false, signs: [] },
          ...{ ...person, words: `${from + at}` },
        }),
      ),
    )
  const { unread, spam, dropped } = await builder.ask(inbox.getInbox, { site })
  expect(unread).toBe(VISITORS.inboxPerHour)
  expect(spam).toBeGreaterThanOrEqual(VISITORS.spamKept)
  expect(spam + dropped).toBe(sent - VISITORS.inboxPerHour)
  const [newest] = await list('spam')
  expect(Number(newest!.words)).toBeGreaterThan(sent - 20)
  expect(newest!.signs).toEqual([`More than ${VISITORS.inboxPerHour} messages in this hour`])
})

test('messages are searched, marked, moved, deleted and brought back', async () => {
  await visitors.post('contact', person)
  await visitors.post('contact', { ...person, name: 'Bo Finch', words: 'Opening hours?' })
  const [bo] = await list('inbox', 'FINCH')
  expect(await list('inbox', 'finch')).toHaveLength(1)
  const messages = [bo!.id]
  await builder.ask(inbox.markMessages, { site, messages, isRead: true })
  expect((await builder.ask(inbox.getInbox, { site })).unread).toBe(1)
  await builder.ask(inbox.moveMessages, { site, messages, folder: 'spam' })
  expect((await list('spam')).map(({ name }) => name)).toEqual(['Bo Finch'])
  await builder.ask(inbox.moveMessages, { site, messages, folder: 'inbox' })
  await builder.ask(inbox.deleteMessages, { site, messages })
  expect(await list('inbox')).toHaveLength(1)
  await builder.ask(inbox.restoreMessages, { site, messages })
  expect(await list('inbox')).toHaveLength(2)

  const other = serverInbox(deskOf(tools, 'other'))
  await expect(other.listMessages({ site, folder: 'inbox' })).rejects.toThrow('already gone')
  await expect(other.deleteMessages({ site, messages })).rejects.toThrow('already gone')
})

test('a person is erased, and what was deleted goes for good', async () => {
  await visitors.post('contact', person)
  await visitors.post('contact', { ...person, mail: 'bo@example.org' })
  const { erased } = await builder.ask(inbox.erasePerson, { site, mail: ' INES@example.org' })
  expect(erased).toBe(1)
  const [bo] = await list('inbox')
  await builder.ask(inbox.deleteMessages, { site, messages: [bo!.id] })
  const now = tools.now()
  tools.setNow(new Date(now.getTime() + (VISITORS.deletedDays + 1) * 86_400_000))
  await sweepVisitors.run(tools, {})
  tools.setNow(now)
  await builder.ask(inbox.restoreMessages, { site, messages: [bo!.id] })
  expect(await list('inbox')).toEqual([])
})

test('a reply goes out by the mail account, and no name of a visitor becomes a header', async () => {
  const name = 'Ines\r\nBcc: everybody@example.org\r\n\r\nBuy'
  await visitors.post('contact', { ...person, name, mail: 'ines@example.org' })
  const [message] = await list('inbox')
  expect(message!.name).toBe('Ines Bcc: everybody@example.org Buy')
  const reply = { site, message: message!.id, words: 'Yes.\n\nSee you on Sunday.' }
  await expect(builder.ask(inbox.replyToMessage, reply)).rejects.toThrow('No mail server is set up')

  const server = await openMailServer()
  await tools.db.run(sql`
    insert into notifications_mail_servers (reader_id, host, port, security, user_name, sender, recipient)
    values (${tools.readerId}, '127.0.0.1', ${server.port}, 'none', '', 'cafe@example.org', 'me@example.org')`)
  await builder.ask(inbox.replyToMessage, reply)
  await deliverDue(tools)
  const [sent] = server.taken
  expect(sent!.to).toEqual(['ines@example.org'])
  expect(sent!.raw).toContain('Subject: =?UTF-8?Q?Your_message_to_Harbour_Caf')
  expect(sent!.raw).not.toMatch(/^bcc:/im)
  expect((await list('inbox'))[0]!.repliedAt).not.toBeNull()
  await tools.db.run(sql`delete from notifications_mail_servers`)
  await server.close()
})
