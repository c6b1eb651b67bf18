import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverPieceJobs } from '#areas/newsroom/server/jobs/jobs-api.ts'
import { serverChannels } from '#platform/notifications/server/channels-api.ts'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { serverMail } from '#platform/notifications/server/mail/mail-api.ts'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { unsubscribeLink } from '#platform/notifications/server/mail/unsubscribe-link.ts'
import { unsubscribeRoute } from '#platform/notifications/server/mail/unsubscribe-route.ts'
import { openReceiver, playedBrowser } from '#platform/notifications/server/test-receivers.ts'
import { endImpossibleWaits } from '#server/clock/waits.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import type { BriefingDraft } from '../../contracts/briefings.ts'
import { serverRecap } from '../recap/recap-api.ts'
import { serverBriefings } from './briefings-api.ts'
import { renewDueTimes, startDueBriefings } from './start-due.ts'
import { sendWaiting } from './send-waiting.ts'

const TEXT = [
  'The ferry Marta Lind ran aground on a shoal off Cape Oster on Tuesday with 212 passengers on board.',
  'The coast guard said that nobody was injured and that tugs would try to free the ship at high water.',
  'Halvard Shipping closed the route until divers have looked at the hull.',
].join(' ')

let tools: TestTools
let closing: (() => unknown)[]
beforeEach(async () => {
  tools = await testTools()
  tools.publicAddress = 'https://hub.example'
  closing = []
})
afterEach(async () => {
  for (const close of closing) await close()
  await tools.close()
})

const api = () => serverBriefings(tools.desk)
const at = (moment: string) => tools.setNow(new Date(moment))
const news = () =>
  publish(tools, 'Harbour Post', [
    { title: 'Ferry aground off Cape Oster', text: TEXT, published: tools.now().toISOString() },
  ])
/** Does what a worker repeats every few seconds. */
async function work() {
  await startDueBriefings(tools)
  await sendWaiting(tools)
  await deliverDue(tools)
}
const messages = async () => (await api().listMessages({})).messages

async function mailServer() {
  const server = await openMailServer()
  closing.push(server.close)
  await serverMail(tools.desk).saveMailServer({
    ...{ host: '127.0.0.1', port: server.port, security: 'none', userName: '' },
    ...{ sender: 'hub@example.org', recipient: 'reader@example.org' },
  })
  return server.taken
}

const draft = (changes: Partial<BriefingDraft> = {}): BriefingDraft => ({
  title: 'Morning',
  subject: { kind: 'recent', hours: 24 },
  span: 'day',
  times: { repeats: 'daily', time: '08:00', zone: 'Europe/Lisbon' },
  channels: ['panel', 'email'],
  piece: null,
  whenEmpty: 'say',
  isPaused: false,
  ...changes,
})

describe('A scheduled briefing', () => {
  test('comes at its time into the panel and by email, once, with its sources', async () => {
    const taken = await mailServer()
    const { id, nextAt } = await api().saveBriefing(draft())
    expect(nextAt).toBe('2026-03-03T08:00:00.000Z')
    at('2026-03-03T07:30:00Z')
    await news()
    await work()
    expect(await messages()).toEqual([])
    at('2026-03-03T08:00:01Z')
    await Promise.all([work(), work()])
    await work()
    expect(await messages()).toMatchObject([
      {
        name: 'Morning',
        isNew: true,
        recap: { items: [{ title: 'Ferry aground off Cape Oster' }] },
      },
    ])
    expect(taken).toHaveLength(1)
    const mail = taken[0]!.raw.replaceAll('=\r\n', '')
    expect(mail).toContain('The ferry Marta Lind ran aground')
    expect(mail).toContain('[1] Harbour Post: Ferry aground off Cape Oster')
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail).not.toContain('<img')
    expect(await api().listBriefings({})).toMatchObject([
      { id, nextAt: '2026-03-04T08:00:00.000Z', lastAt: '2026-03-03T08:00:01.000Z', trouble: null },
    ])
    await api().markSeen({})
    expect(await messages()).toMatchObject([{ isNew: false }])
  })

  test('of a hub that slept is sent for the last time that was due, not for all of them', async () => {
    await api().saveBriefing(draft({ channels: ['panel'] }))
    at('2026-03-09T12:00:00Z')
    await work()
    expect(await messages()).toHaveLength(1)
    const keys = await tools.db.many(
      z.object({ dueKey: z.string() }),
      sql`select due_key from assistant_sendings`,
    )
    expect(keys).toEqual([{ dueKey: '2026-03-09T08:00:00.000Z' }])
  })

  test('that was due when its worker died is sent by the next one, neither lost nor twice', async () => {
    const taken = await mailServer()
    await api().saveBriefing(draft())
    at('2026-03-03T08:00:01Z')
    await startDueBriefings(tools)
    // The worker dies while it sends the briefing, before anything is queued.
    const dying = { ...tools, wake: () => Promise.reject(new Error('killed')) }
    await sendWaiting(dying)
    expect(await messages()).toEqual([])
    const queued = sql`select count(*)::int as count from outbox_messages`
    expect(await tools.db.one(z.object({ count: z.int() }), queued)).toEqual({ count: 0 })
    expect(await api().listBriefings({})).toMatchObject([{ trouble: /Something went wrong/ }])
    at('2026-03-03T08:00:12Z')
    await work()
    await work()
    expect(taken).toHaveLength(1)
    expect(await messages()).toHaveLength(1)
  })

  test('keeps its hour when clocks change, and a clock that leapt sends nothing of itself', async () => {
    at('2026-03-28T12:00:00Z')
    const { nextAt } = await api().saveBriefing(draft({ channels: ['panel'] }))
    expect(nextAt).toBe('2026-03-29T07:00:00.000Z')
    // A clock that is a year ahead sends the briefing once; after the clock is corrected, nothing
    // is sent early.
    at('2027-03-28T12:00:00Z')
    await work()
    at('2026-03-28T12:01:00Z')
    await endImpossibleWaits(tools, tools.db, tools.now())
    await work()
    expect(await messages()).toHaveLength(1)
    expect(await api().listBriefings({})).toMatchObject([{ nextAt: '2026-03-29T07:00:00.000Z' }])
    at('2026-03-29T07:00:00Z')
    await renewDueTimes(tools)
    await work()
    expect(await messages()).toHaveLength(2)
  })

  test('with nothing to tell says so in one line, or is not sent, as was chosen', async () => {
    await api().saveBriefing(draft({ channels: ['panel'] }))
    await api().saveBriefing(draft({ title: 'Silent', channels: ['panel'], whenEmpty: 'skip' }))
    at('2026-03-03T08:00:00Z')
    await work()
    expect(await messages()).toMatchObject([
      { name: 'Morning', recap: { title: 'Nothing new in the last 24 hours', items: [] } },
    ])
  })

  test('once comes once; paused or deleted not at all; restored, from then on', async () => {
    const once = {
      repeats: 'once',
      day: '2026-03-03',
      time: '09:30',
      zone: 'Asia/Kathmandu',
    } as const
    const { nextAt } = await api().saveBriefing(draft({ times: once, channels: ['panel'] }))
    expect(nextAt).toBe('2026-03-03T03:45:00.000Z')
    await api().saveBriefing(draft({ title: 'Paused', isPaused: true }))
    const { id } = await api().saveBriefing(draft({ title: 'Deleted', channels: ['panel'] }))
    await api().deleteBriefing({ id })
    at('2026-03-03T12:00:00Z')
    await work()
    expect((await messages()).map(({ name }) => name)).toEqual(['Morning'])
    await api().restoreBriefing({ id })
    await work()
    expect(await messages()).toHaveLength(1)
    const listed = await api().listBriefings({})
    expect(Object.fromEntries(listed.map(({ title, nextAt }) => [title, nextAt]))).toEqual({
      ...{ Morning: null, Paused: null, Deleted: '2026-03-04T08:00:00.000Z' },
    })
    await expect(api().saveBriefing(draft({ times: once }))).rejects.toThrow('has passed')
    await expect(api().saveBriefing(draft({ channels: [] }))).rejects.toThrow('Choose where')
  })

  test('is sent to devices and as a piece, once for each time', async () => {
    const receiver = await openReceiver()
    closing.push(receiver.close)
    const browser = playedBrowser(`${receiver.origin}/push/1`)
    const [real, played] = [guardedFetch({ allowPrivate: true }), tools.fetch]
    tools.fetch = (address, request) =>
      (address.startsWith('http://127.0.0.1') ? real : played)(address, request)
    await serverChannels(tools.desk).addDevice({ ...browser.subscription, name: 'Firefox' })
    const piece = {
      type: 'audio',
      length: 'short',
      style: 'debate-format',
      tone: 'energetic',
    } as const
    await api().saveBriefing(draft({ channels: ['push'], piece }))
    at('2026-03-03T08:00:00Z')
    await news()
    await work()
    await work()
    expect(receiver.asked.map(({ body }) => browser.open(body))).toMatchObject([
      {
        title: 'Morning: One thing that moved in the last 24 hours',
        text: '• Ferry aground off Cape Oster',
      },
    ])
    expect(await serverPieceJobs(tools.desk).listJobs({})).toMatchObject([
      {
        type: 'audio',
        format: 'debate',
        style: 'energetic',
        duration: '2m',
        title: 'Morning, 2026-03-03',
      },
    ])
  })

  test('of a folder is a piece of the same time, and counts what was read in it', async () => {
    const piece = {
      type: 'audio',
      length: 'short',
      style: 'brief-summary',
      tone: 'casual',
    } as const
    const subject = { kind: 'folder', name: 'General' } as const
    await api().saveBriefing(draft({ channels: ['panel'], subject, piece }))
    at('2026-03-03T07:30:00Z')
    await news()
    const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from articles`)
    await tools.db.run(sql`insert into article_reads (reader_id, article_id, read_at)
      values (${tools.readerId}, ${id}, '2026-03-01T12:00:00Z')`)
    at('2026-03-03T08:00:01Z')
    await work()
    expect(await messages()).toMatchObject([
      { recap: { text: 'You opened no articles and saved none in the last 24 hours.' } },
    ])
    const { subject: made } = await tools.db.one(
      z.object({ subject: z.unknown() }),
      sql`select subject from newsroom_jobs`,
    )
    expect(made).toEqual({ ...subject, hours: 24 })
  })

  test('is sent now with the answer of the mail server, and without one says what to do', async () => {
    const { id } = await api().saveBriefing(draft())
    expect(await api().sendBriefing({ id })).toMatchObject([
      { to: 'panel', isSent: true },
      { to: 'email', isSent: false, words: 'Save a mail server first.' },
    ])
    const taken = await mailServer()
    const sent = await api().sendBriefing({ id })
    expect(sent[1]).toMatchObject({ isSent: true, words: /^Sent\. The server answered: 250/ })
    expect(taken).toHaveLength(1)
  })

  test('goes by email no more after one click, and says so', async () => {
    const taken = await mailServer()
    const { id } = await api().saveBriefing(draft())
    await api().sendBriefing({ id })
    const link = unsubscribeLink(tools, tools.readerId, `briefing/${id}`)!
    expect(taken[0]!.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const rest = new URL(link).pathname.split('/').at(-1)!
    await unsubscribeRoute.answer(tools, askedFor('', { '*': rest }, {}, { method: 'POST' }))
    expect(await api().listBriefings({})).toMatchObject([{ channels: ['panel'], isPaused: false }])
  })
})

test('nothing of one reader is in the recap or the briefings of another', async () => {
  await news()
  await api().saveBriefing(draft({ channels: ['panel'] }))
  at('2026-03-03T08:00:00Z')
  await work()
  await tools.db.run(sql`insert into readers (id, name, role) values ('bo', 'Bo', 'reader')`)
  const bo = deskOf(tools, 'bo')
  expect(await serverRecap(tools.desk).getRecap({})).toMatchObject({
    items: [{ sources: [{ name: 'Harbour Post' }] }],
  })
  expect(await serverRecap(bo).getRecap({})).toMatchObject({ items: [] })
  expect(await serverBriefings(bo).listBriefings({})).toEqual([])
  expect((await serverBriefings(bo).listMessages({})).messages).toEqual([])
  const [own] = await api().listBriefings({})
  await expect(serverBriefings(bo).deleteBriefing({ id: own!.id })).rejects.toThrow('not there')
  await expect(serverBriefings(bo).saveBriefing(draft({ id: own!.id }))).rejects.toThrow(
    'not there',
  )
})
