import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Inbox } from '#areas/sources/contracts/newsletters.ts'
import { TooHard } from '#server/reading/reading.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '../visit/fetch-due-feeds.ts'
import { refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { serverNewsletters } from '#areas/sources/server/newsletters/keeper.ts'
import { readProgress } from '../progress.ts'
import { mailFileDocument } from '../mail-files/file-document.ts'
import { mailPage } from './mail-page.ts'
import { openReceiver, receiveMail } from './receive-mail.ts'
import { signedPicture } from '../pictures/picture-documents.ts'
import { serverFullText } from '#areas/articles/server/full-text/api.ts'
import { entryHtml } from '../store/entry-html.ts'

const mailSettings = { host: 'mail.test', port: 0, listenOn: '127.0.0.1' }

let tools: TestTools
let receiver: Awaited<ReturnType<typeof openReceiver>>
let inbox: Inbox
beforeEach(async () => {
  tools = await testTools()
  receiver = await openReceiver(tools, mailSettings)
  inbox = await newsletters().createInbox({ name: 'Harbour Weekly' })
})
afterEach(async () => {
  await receiver.close()
  await tools.close()
})

const newsletters = () => serverNewsletters(tools.desk)
const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})
const inboxes = async () => (await newsletters().listInboxes({})).inboxes

function send(mail: {
  to?: string
  subject?: string
  text?: string
  html?: string
  messageId?: string
  raw?: string | Buffer
}) {
  const transport = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true })
  const { raw, to = inbox.address, ...rest } = mail
  const from = 'Harbour Weekly <hello@harbour.example>'
  return raw === undefined
    ? transport.sendMail({ from, to, ...rest })
    : transport.sendMail({ envelope: { from: 'hello@harbour.example', to }, raw })
}

async function entries() {
  const stored = await tools.db.many(
    z.object({ title: z.string(), text: z.string(), html: z.nullable(z.string()) }),
    sql`select title, text, html from entries order by id`,
  )
  return stored.map(({ title, text, html }) => ({ title, text, html: entryHtml(html, text) }))
}

test('an inbox has an address that nobody guesses, and is a source of its reader', async () => {
  expect(inbox.address).toMatch(/^harbour-weekly-[a-z2-9]{12}@mail\.test$/)
  const other = await newsletters().createInbox({ name: '  Ünïcode & Söhne! ' })
  expect(other.address).toMatch(/^unicode-sohne-[a-z2-9]{12}@mail\.test$/)
  expect((await newsletters().createInbox({ name: '新聞' })).address).toMatch(
    /^inbox-[a-z2-9]{12}@/,
  )
  const sources = await hub().listSources({})
  expect(sources).toHaveLength(3)
  const source = sources.find(({ name }) => name === 'Harbour Weekly')!
  expect(source.address).toBe(`inbox:${inbox.id}`)
  expect(source.health).toMatchObject({ state: 'ok', nextRun: null })
})

test('a mail becomes an entry, its sender is listed, and a second delivery adds nothing', async () => {
  const mail = {
    subject: 'The tug Marlena',
    html: '<p>The tug sank.</p><script>x</script>',
    messageId: '<1@harbour.example>',
  }
  await send(mail)
  await send(mail)
  expect(await entries()).toEqual([
    { title: 'The tug Marlena', text: 'The tug sank.', html: '<p>The tug sank.</p>' },
  ])
  expect((await inboxes())[0]).toMatchObject({
    mailCount: 1,
    senders: [{ name: 'Harbour Weekly', address: 'hello@harbour.example', mailCount: 1 }],
    mails: [{ title: 'The tug Marlena', sender: 'Harbour Weekly' }],
  })
  expect(tools.announced).toContainEqual({ area: 'newsletters' })
})

test('a mail is joined into an article, and its page shows the links in it', async () => {
  await send({
    subject: 'Confirm your subscription',
    text: 'Please confirm your subscription to Harbour Weekly.\n\nhttps://harbour.example/confirm?a=1',
  })
  await joinEntries.run(tools, {})
  const [article] = await hub().listHeadlines({ period: 'year', search: 'subscription' })
  const { coverage } = await hub().getArticle({ id: article!.id })
  expect(coverage[0]!.link).toMatch(/^\/mails\/\d+$/)
  const entry = coverage[0]!.link!.split('/')[2]!
  const page = await mailPage.answer(tools, askedFor(tools.readerId, { entry }))
  expect(page!.body).toContain('href="https://harbour.example/confirm?a=1"')
})

test('the page of a mail asks nobody for pictures, and other entries have none', async () => {
  await send({
    subject: 'Tug <script>alert(1)</script>',
    html: '<p>Look <img src="https://harbour.example/tug.jpg" alt="The tug"></p>',
  })
  const { id } = (await inboxes())[0]!.mails[0]!
  const { body } = (await mailPage.answer(tools, askedFor(tools.readerId, { entry: String(id) })))!
  expect(body).toContain('Look The tug')
  expect(body).not.toMatch(/<img|<script|tug\.jpg/)
  for (const entry of ['0', '999999', 'x']) {
    expect(await mailPage.answer(tools, askedFor(tools.readerId, { entry }))).toBeNull()
  }
  const stranger = askedFor('reader-stranger', { entry: String(id) })
  expect(await mailPage.answer(tools, stranger)).toBeNull()
})

test('mail for anybody else is refused, so nothing is ever sent on', async () => {
  for (const to of [
    'nobody@mail.test',
    'friend@example.com',
    inbox.address.replace('@mail.test', '@example.com'),
  ]) {
    await expect(send({ to, text: 'Hello' })).rejects.toThrow('550 No inbox has this address')
  }
  expect(await entries()).toEqual([])
})

test('an address is the same in capitals', async () => {
  await send({ to: inbox.address.toUpperCase(), subject: 'Loud', text: 'Hello' })
  expect(await entries()).toHaveLength(1)
})

test('an inbox that is switched off refuses mail until it is on again', async () => {
  await newsletters().switchInbox({ id: inbox.id, isOn: false })
  expect((await inboxes())[0]!.isOn).toBe(false)
  await expect(send({ text: 'Hello' })).rejects.toThrow('550 This inbox was turned off')
  await newsletters().switchInbox({ id: inbox.id, isOn: true })
  await send({ text: 'Hello' })
  expect(await entries()).toHaveLength(1)
})

test('a deleted inbox refuses mail, and what it held stays', async () => {
  await send({ subject: 'Kept', text: 'Hello' })
  await newsletters().deleteInbox({ id: inbox.id })
  expect(await inboxes()).toEqual([])
  expect(await hub().listSources({})).toEqual([])
  await expect(send({ text: 'Hello' })).rejects.toThrow('550')
  await expect(newsletters().deleteInbox({ id: inbox.id })).rejects.toThrow('already gone')
  await expect(newsletters().switchInbox({ id: inbox.id, isOn: true })).rejects.toThrow(
    'already gone',
  )
  expect(await entries()).toHaveLength(1)
})

test('an inbox whose source is unfollowed refuses mail', async () => {
  const [source] = await hub().listSources({})
  await hub().unfollowSource({ id: source!.id })
  await expect(send({ text: 'Hello' })).rejects.toThrow('550')
})

test('an inbox is never fetched, and nothing waits for it', async () => {
  await refreshSources(tools, tools.readerId)
  tools.setNow(new Date('2027-01-01T00:00:00Z'))
  const visits: unknown[] = []
  await fetchDueFeeds(tools, { hostPauseMs: 0, onVisit: (visit) => visits.push(visit) })
  expect(visits).toEqual([])
  expect(await readProgress(tools)).toMatchObject({ waitingFeeds: 0 })
})

test('a mail larger than 10 MB is refused, announced or not', async () => {
  const huge = 'a'.repeat(76) + '\r\n'
  const raw = `Subject: Huge\r\n\r\n${huge.repeat(140_000)}`
  await expect(send({ raw })).rejects.toThrow('552')
  const socket = await dialogue()
  await socket.say('EHLO me', '250')
  await socket.say('MAIL FROM:<a@b.example>', '250')
  await socket.say(`RCPT TO:<${inbox.address}>`, '250')
  await socket.say('DATA', '354')
  await socket.say(`${raw}\r\n.`, '552')
  socket.end()
  expect(await entries()).toEqual([])
})

test('a mail that drips is hung up on', async () => {
  await receiver.close()
  receiver = await openReceiver(tools, mailSettings, { mailAtMostMs: 500 })
  const socket = await dialogue()
  await socket.say('EHLO me', '250')
  await socket.say('MAIL FROM:<a@b.example>', '250')
  await socket.say(`RCPT TO:<${inbox.address}>`, '250')
  await socket.say('DATA', '354')
  const drip = setInterval(() => socket.raw.write('a'), 100)
  await socket.closed
  clearInterval(drip)
  expect(await entries()).toEqual([])
})

test('a bare line feed ends no mail, so none can be smuggled inside another', async () => {
  const smuggled = `Subject: Outer\r\n\r\nWords\n.\nMAIL FROM:<x@y.example>\nRCPT TO:<${inbox.address}>\nDATA\nSubject: Inner\n\nSmuggled\r\n.`
  const socket = await dialogue()
  await socket.say('EHLO me', '250')
  await socket.say('MAIL FROM:<a@b.example>', '250')
  await socket.say(`RCPT TO:<${inbox.address}>`, '250')
  await socket.say('DATA', '354')
  await socket.say(smuggled, '250')
  await socket.say('QUIT', '221')
  expect((await entries()).map(({ title }) => title)).toEqual(['Outer'])
})

test('nobody signs in, and there is no other trade than taking mail', async () => {
  const socket = await dialogue()
  const greeting = await socket.say('EHLO me', '250')
  expect(greeting).not.toMatch(/AUTH|STARTTLS/)
  await socket.say('AUTH PLAIN AGEAYg==', '50')
  await socket.say('STARTTLS', '50')
  await socket.say('VRFY root', '252')
  await socket.say('RCPT TO:<a@b.example>', '503')
  socket.end()
})

test('a mail that cannot be read is refused for good, a hub in trouble asks to come again', async () => {
  const flood = `${'X-Flood: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(20_000)}\r\nx`
  await expect(send({ raw: flood })).rejects.toThrow('554 This message is malformed')
  const broken = { ...tools, db: { ...tools.db, maybe: () => Promise.reject(new Error('down')) } }
  const other = await openReceiver(broken, mailSettings)
  const transport = createTransport({ host: '127.0.0.1', port: other.port, ignoreTLS: true })
  const sent = transport.sendMail({ from: 'a@b.example', to: inbox.address, text: 'Hello' })
  await expect(sent).rejects.toThrow('451')
  await other.close()
})

test('binary rubbish, no subject and a flood of recipients harm nobody', async () => {
  await send({ raw: Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 37) % 256)) })
  await send({ raw: 'From: a@b.example\r\n\r\nNo subject here' })
  const socket = await dialogue()
  await socket.say('EHLO me', '250')
  await socket.say('MAIL FROM:<a@b.example>', '250')
  for (let n = 0; n < 20; n++) await socket.say(`RCPT TO:<${inbox.address}>`, '250')
  socket.end()
  const titles = (await entries()).map(({ title }) => title)
  expect(titles).toContain('(no subject)')
})

test('where no mail is received, no inbox is made and nothing listens', async () => {
  const off = { ...tools.desk, mail: null }
  const { host, inboxes } = await serverNewsletters(off).listInboxes({})
  expect({ host, inboxes }).toEqual({ host: null, inboxes: [] })
  await expect(serverNewsletters(off).createInbox({ name: 'A' })).rejects.toThrow(
    'SYNTHWIRE_MAIL_HOST',
  )
  await receiveMail(off, AbortSignal.timeout(50))
})

test('a taken port is said once, and the worker goes on', async () => {
  const words: unknown[] = []
  const stop = new AbortController()
  const log = Object.assign(Object.create(tools.log) as typeof tools.log, {
    warn(_: unknown, text: string) {
      words.push(text)
      stop.abort()
    },
  })
  const taken = { ...tools, log, mail: { ...mailSettings, port: receiver.port } }
  await receiveMail(taken, stop.signal)
  expect(words).toEqual([
    `Port ${receiver.port} is in use by another worker or program; mail is received once it is free`,
  ])
})

/** An SMTP conversation by hand, for commands that no honest client sends. */
async function dialogue() {
  const raw: Socket = connect(receiver.port, '127.0.0.1')
  raw.on('error', () => {})
  let heard = ''
  raw.on('data', (data) => (heard += data.toString()))
  const closed = new Promise<void>((resolve) => raw.once('close', () => resolve()))
  const answer = async (code: string) => {
    await expect
      .poll(() => raw.destroyed || /^\d{3} .*\r\n$/m.test(heard), { interval: 10 })
      .toBe(true)
    const words = heard
    heard = ''
    expect(words.slice(0, code.length)).toBe(code)
    return words
  }
  await answer('220')
  return {
    raw,
    closed,
    end: () => raw.destroy(),
    async say(line: string, code: string) {
      raw.write(`${line}\r\n`)
      return answer(code)
    },
  }
}

test.each([
  ['empty lines', '\r\n'.repeat(4_500_000)],
  ['parts', `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(5000)}`],
])('a mail of %s is refused for good while it comes, and the next one is taken', async (_, raw) => {
  await expect(send({ raw: `Subject: Hello\r\n${raw}` })).rejects.toThrow('552 Messages can have')
  await send({ subject: 'The tug Marlena', text: 'The tug sank.' })
  expect((await entries()).map(({ title }) => title)).toEqual(['The tug Marlena'])
})

test('a mail that is too hard to read is refused for good', async () => {
  tools.read = () => Promise.reject(new TooHard('The mail took longer than 10 s to read.'))
  await expect(send({ text: 'Hello' })).rejects.toThrow('552 The mail took longer')
})

test('what a newsletter brings along is shown and can be downloaded, by its reader alone', async () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true }).sendMail({
    from: 'Harbour Weekly <hello@harbour.example>',
    to: inbox.address,
    subject: 'The tug',
    html: '<p>The tug sank.</p><img src="cid:tug">',
    attachments: [
      { cid: 'tug', filename: 'tug.png', content: Buffer.from(pixel, 'base64') },
      { filename: 'list.csv', content: 'name,age' },
    ],
  })
  const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from entries`)
  const { html } = await serverFullText(tools.desk).getEntry({ entry: id })

  const [, width, signature, named] = /src="\/pictures\/(\d+)\/([^/]+)\/([^"]+)"/.exec(html)!
  const picture = await signedPicture.answer(
    tools,
    askedFor(tools.readerId, { width: width!, signature: signature!, '*': named! }),
  )
  expect(picture).toMatchObject({ type: 'image/webp' })

  const [, hash, name] = /href="\/attachments\/([\da-f]{64})\/([^"]+)"/.exec(html)!
  const askedBy = (reader: string) =>
    mailFileDocument.answer(tools, askedFor(reader, { hash: hash!, name: name! }))
  const file = await askedBy(tools.readerId)
  expect(file).toMatchObject({
    type: 'text/csv',
    headers: { 'content-disposition': "attachment; filename*=UTF-8''list.csv" },
  })
  expect(Buffer.from(file!.body as Uint8Array).toString()).toBe('name,age')
  expect(await askedBy('somebody else')).toBeNull()
})
