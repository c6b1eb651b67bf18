import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import type { SiteReply } from '#server/second-listener/sites.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { chats } from '../../../contracts/chats.ts'
import { inbox } from '../../../contracts/inbox.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { testBuilder } from '../../test-builder.ts'
import { sweepVisitors } from '../sweep-visitors.ts'
import { pageOf, testVisitors } from '../test-visitors.ts'
import { serverChats } from './chats-api.ts'

// The tests share a database, but each has its own site.
let tools: TestTools
let builder: ReturnType<typeof testBuilder>
let site: string
let visitors: ReturnType<typeof testVisitors>
let start: Date
beforeAll(async () => {
  tools = await testTools()
  builder = testBuilder(tools)
  start = tools.now()
})
afterAll(() => tools.close())
beforeEach(async () => {
  tools.setNow(start)
  site = await builder.create()
  visitors = testVisitors(tools, site)
  await visitors.switchOn('chat')
})

const later = (ms: number) => tools.setNow(new Date(tools.now().getTime() + ms))

/** Begins a conversation; returns the token in the address of its page. */
async function begin(fields: Record<string, string> = {}) {
  const answer = await visitors.post('chat', { words: 'Is the terrace open?', ...fields })
  const { status, headers } = answer as SiteReply
  expect(status).toBe(303)
  const [, who] = /^\/chat\?who=(.+)$/.exec(headers!['location']!)!
  return who!
}

const say = (who: string, words: string) => visitors.post('chat', { who, words })

async function news(who: string, after = 0) {
  const answer = await visitors.get('chat/messages', { who, after: String(after) })
  const { status, body } = answer as SiteReply
  return status === 200
    ? (JSON.parse(body as string) as { number: number; isFromVisitor: boolean; words: string }[])
    : status
}

const listed = async () => (await builder.ask(chats.listChats, { site })).chats
const answer = (chat: string, words = 'Yes, until ten.') =>
  builder.ask(chats.answerVisitor, { site, chat, words })

test('a visitor without any script writes, is answered, and goes on by the address of the page', async () => {
  const headers = { referer: 'http://cafe.localhost/menu' }
  const first = pageOf(await visitors.ask({ path: 'chat', headers }))
  expect(first).toMatchObject({ status: 200, title: 'Chat with Harbour Café' })
  expect(first.body.text).toContain('name="page" value="menu"')
  const who = await begin({ name: 'Ines', page: 'menu' })
  const [chat] = await listed()
  expect(chat).toMatchObject({
    ...{ name: 'Ines', mail: '', page: 'menu', excerpt: 'Is the terrace open?' },
    ...{ unread: 1, isHere: true },
  })
  expect(await answer(chat!.id)).toEqual({ by: 'page' })
  const page = pageOf(await visitors.get('chat', { who })).body.text
  expect(page).toContain('Is the terrace open?')
  expect(page).toContain('<b>Harbour Café</b> Yes, until ten.')
  await say(who, 'Thank you!')
  const { messages } = await builder.ask(chats.getChat, { site, chat: chat!.id })
  expect(messages.map(({ from, words }) => `${from}: ${words}`)).toEqual([
    'visitor: Is the terrace open?',
    'reader: Yes, until ten.',
    'visitor: Thank you!',
  ])
  const told = await tools.db.many(
    z.object({ title: z.string(), page: z.string() }),
    sql`select title, page from notifications where event = ${`site-chat/${chat!.id}`}`,
  )
  expect(told).toEqual([
    {
      title: 'Ines is in the chat of Harbour Café',
      page: `/website-builder/manage/${site}/chat`,
    },
  ])
})

test('the script gets what is new, and nobody else gets anything', async () => {
  const who = await begin()
  const [chat] = await listed()
  await answer(chat!.id)
  const all = await news(who)
  expect(all).toMatchObject([{ isFromVisitor: true }, { words: 'Yes, until ten.' }])
  expect(await news(who, (all as { number: number }[])[0]!.number)).toHaveLength(1)
  expect(await news(`${chat!.id}.${'a'.repeat(43)}`)).toBe(404)
  expect(await news(chat!.id)).toBe(404)
  expect(pageOf(await visitors.get('chat', { who: 'made-up' }))).toMatchObject({ status: 404 })
  // The token of one site is not valid for another one.
  const other = testVisitors(tools, await builder.create())
  await other.switchOn('chat')
  expect(await other.get('chat/messages', { who })).toMatchObject({ status: 404 })
  expect(pageOf(await other.post('chat', { who, words: 'Hello' })).status).toBe(404)
  await visitors.switchOn()
  expect(await visitors.post('chat', { words: 'Hello' })).toBeNull()
})

test('whoever has left is answered by mail, or else the reader is told that they are gone', async () => {
  const who = await begin({ name: 'Ines\r\nBcc: all@example.org', mail: 'ines@example.org' })
  const [chat] = await listed()
  later(VISITORS.chatSeenMs + 1)
  expect((await listed())[0]!.isHere).toBe(false)
  expect(await answer(chat!.id)).toEqual({ by: 'nothing' })

  const server = await openMailServer()
  await tools.db.run(sql`
    insert into notifications_mail_servers (reader_id, host, port, security, user_name, sender, recipient)
    values (${tools.readerId}, '127.0.0.1', ${server.port}, 'none', '', 'cafe@example.org', 'me@example.org')`)
  expect(await answer(chat!.id, 'See you <b>soon</b>.')).toEqual({ by: 'mail' })
  const [sent] = server.taken
  expect(sent!.to).toEqual(['ines@example.org'])
  expect(sent!.raw).not.toMatch(/^bcc:/im)
  expect(sent!.raw).toContain('&lt;b&gt;soon&lt;/b&gt;')
  // A request for messages makes the visitor present again, and the report of leaving makes them
  // absent at once.
  expect(await news(who)).toHaveLength(3)
  expect(await answer(chat!.id)).toEqual({ by: 'page' })
  await visitors.ask({ method: 'POST', path: 'chat/left', body: new TextEncoder().encode(who) })
  expect(await answer(chat!.id)).toEqual({ by: 'mail' })
  await tools.db.run(sql`delete from notifications_mail_servers`)
  await server.close()
})

test('nothing of a visitor is taken for markup, and their faults lose nothing', async () => {
  const words = '<script>alert(1)</script> "quoted"'
  const wrong = pageOf(await visitors.post('chat', { name: '<b>Bo', mail: 'no address', words }))
  expect(wrong.status).toBe(422)
  const who = await begin({ name: '<b>Bo', words })
  const page = pageOf(await visitors.get('chat', { who })).body.text
  for (const shown of [wrong.body.text, page]) {
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(shown).not.toContain('<script>alert')
  }
  const trapped = pageOf(await visitors.post('chat', { words, website: 'https://x.example' }))
  expect(trapped.status).toBe(422)
  expect(trapped.body.text).toContain('alert(1)')
  expect(await listed()).toHaveLength(1)
})

test('a flood is bounded by messages, by minutes, by beginnings and by questions', async () => {
  const who = await begin()
  for (let nth = 1; nth < VISITORS.chatPerMinute; nth++) await say(who, `${nth}`)
  const refused = pageOf(await say(who, 'One more'))
  expect(refused.status).toBe(422)
  expect(refused.body.text).toContain('>One more</textarea>')
  later(60_001)
  expect(await say(who, 'A minute later')).toMatchObject({ status: 303 })
  await tools.db.run(
    sql`update website_chats set received = ${VISITORS.chatMessages} where site_id = ${site}`,
  )
  expect(pageOf(await say(who, 'Too many')).status).toBe(422)
  for (let nth = 1; nth < VISITORS.chatsPerHour; nth++) await begin({ words: `Question ${nth}` })
  expect(pageOf(await visitors.post('chat', { words: 'Hello?' })).status).toBe(429)
  const client = '192.0.2.9'
  const query = new URLSearchParams({ who })
  const ask = () => visitors.ask({ path: 'chat/messages', query, client })
  for (let nth = 0; nth < VISITORS.chatAsksPerMinute; nth++)
    expect(await ask()).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ status: 429 })
})

test('conversations are read, deleted, brought back, erased and swept, each by their reader alone', async () => {
  const who = await begin({ mail: 'ines@example.org' })
  const [chat] = await listed()
  const one = { site, chat: chat!.id }
  await builder.ask(chats.markChat, { ...one, isRead: true })
  expect(await builder.ask(chats.getChats, { site })).toMatchObject({ unread: 0, isOn: true })
  const other = serverChats(deskOf(tools, 'other'))
  await expect(other.getChat(one)).rejects.toThrow('already gone')
  await expect(other.answerVisitor({ ...one, words: 'Hi' })).rejects.toThrow('already gone')
  await builder.ask(chats.deleteChat, one)
  expect(await news(who)).toBe(404)
  expect(pageOf(await say(who, 'Hello?')).status).toBe(404)
  await builder.ask(chats.restoreChat, one)
  expect(await news(who)).toHaveLength(1)
  expect(await builder.ask(inbox.erasePerson, { site, mail: 'Ines@example.org' })).toEqual({
    erased: 1,
  })
  expect(await listed()).toEqual([])
  await begin()
  later((VISITORS.chatDays + 1) * 86_400_000)
  await sweepVisitors.run(tools, {})
  expect(await listed()).toEqual([])
})
