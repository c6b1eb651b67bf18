import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { storeFigures } from '#platform/figures/server/count-call.ts'
import { attemptsOfDay } from './attempts-of-day.ts'
import { claimMessage } from './claim-message.ts'
import { deliverDue, deliverForever } from './deliver.ts'
import { noteOutcome } from './note-outcome.ts'
import { outboxKinds, type Destination, type Outcome, type OutboxKind } from './outbox-kind.ts'
import { queueMessages } from './queue-messages.ts'
import { releaseMessages } from './receivers.ts'
import { nextWait, RETRY_WAITS } from './retry-waits.ts'

const FAILED: Outcome = { error: 'It is away.', isFinal: false }
const TAKEN: Outcome = { error: null, status: 204 }

let tools: TestTools
let sent: string[]
let answer: (about: string) => Outcome | 'held' | Promise<Outcome>
const played: OutboxKind = {
  name: 'played',
  atOnce: 4,
  mostWaiting: 5,
  isOrdered: true,
  async send(_, { target, about }) {
    sent.push(target === '' ? about : `${target}: ${about}`)
    return answer(about)
  },
}

beforeEach(async () => {
  tools = await testTools()
  sent = []
  answer = () => TAKEN
  offer(played)
})
afterEach(() => tools.close())

function offer(kind: OutboxKind) {
  const { extensions } = tools
  tools.extensions = ((point) =>
    point === (outboxKinds as unknown) ? [kind] : extensions(point)) as typeof extensions
}
const to = (target = ''): Destination => ({ readerId: tools.readerId, kind: 'played', target })
const queue = (about: readonly string[], target = '') =>
  queueMessages(
    tools,
    tools.db,
    to(target),
    about.map((one) => ({ dedupeKey: one, about: one, body: '{}' })),
  )
const later = (seconds: number) => tools.setNow(new Date(tools.now().getTime() + seconds * 1000))
const states = () =>
  tools.db.many(
    z.object({ state: z.string(), attempts: z.int(), isHeld: z.boolean() }),
    sql`select state, attempts, next_at is null as is_held from outbox_messages order by position`,
  )

test('a message goes out once for each key, and what has no room is counted', async () => {
  expect(await queue(['a', 'b', 'a'])).toEqual({ queued: 2, leftOut: 0 })
  expect(await queue(['a'])).toEqual({ queued: 0, leftOut: 0 })
  expect(await queue(['c', 'd', 'e', 'f'])).toEqual({ queued: 3, leftOut: 1 })
  await Promise.all([deliverDue(tools), deliverDue(tools)])
  expect(sent).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('in an ordered kind, one that fails keeps those behind it, and no other receiver', async () => {
  await queue(['a', 'b'], 'x')
  await queue(['c'], 'y')
  answer = (about) => (about === 'a' ? FAILED : TAKEN)
  await deliverDue(tools)
  expect(sent.toSorted()).toEqual(['x: a', 'y: c'])
  answer = () => TAKEN
  later(RETRY_WAITS[0]!)
  await deliverDue(tools)
  expect(sent.slice(2)).toEqual(['x: a', 'x: b'])
  await storeFigures(tools)
  expect(await attemptsOfDay(tools.desk, to('x'))).toMatchObject({ calls: 3, failures: 1 })
  expect(await attemptsOfDay(tools.desk, to('y'))).toMatchObject({ calls: 1, failures: 0 })
})

test('in a kind without order, one that is refused for good is left out', async () => {
  offer({ ...played, isOrdered: false })
  await queue(['a', 'b'])
  answer = (about) => (about === 'a' ? { ...FAILED, isFinal: true } : TAKEN)
  await deliverDue(tools)
  expect(sent).toEqual(['a', 'b'])
  expect((await states()).map(({ state }) => state)).toEqual(['failed', 'delivered'])
})

test('what is given up in order, and what its receiver does not take, waits until it is released', async () => {
  await queue(['a'])
  answer = () => ({ ...FAILED, isFinal: true })
  await deliverDue(tools)
  await queue(['b'])
  later(RETRY_WAITS.at(-1)! * 3)
  await deliverDue(tools)
  expect(sent).toEqual(['a'])
  expect((await states()).map(({ isHeld }) => isHeld)).toEqual([true, true])

  answer = () => 'held'
  await releaseMessages(tools, tools.db, to())
  await deliverDue(tools)
  expect(await states()).toEqual(
    [1, 2].map(() => ({ state: 'waiting', attempts: 0, isHeld: true })),
  )
  answer = () => TAKEN
  await releaseMessages(tools, tools.db, to())
  await deliverDue(tools)
  expect(sent).toEqual(['a', 'a', 'a', 'b'])
})

test('the word of a worker that hung counts no more once another one has the message', async () => {
  await queue(['a'])
  const first = await claimMessage(tools, played)
  expect(await claimMessage(tools, played)).toBeNull()
  later(121)
  const second = await claimMessage(tools, played)
  expect(second).toMatchObject({ id: first!.id, claims: first!.claims + 1 })
  expect(await noteOutcome(tools, first!, true, FAILED)).toBeNull()
  expect(await noteOutcome(tools, second!, true, TAKEN)).toBe('none')
  expect(await noteOutcome(tools, second!, true, FAILED)).toBeNull()
  expect(await states()).toEqual([{ state: 'delivered', attempts: 1, isHeld: true }])
})

test('a message that is queued wakes the worker, and one that cannot be sent is tried again', async () => {
  const stop = new AbortController()
  answer = () => Promise.reject(new Error('a bug'))
  const working = deliverForever(tools, stop.signal)
  await queue(['a'])
  await expect.poll(() => sent).toEqual(['a'])
  await expect.poll(states).toEqual([{ state: 'waiting', attempts: 1, isHeld: false }])
  answer = () => TAKEN
  await queue(['b'], 'elsewhere')
  await expect.poll(() => sent).toEqual(['a', 'elsewhere: b'])
  stop.abort()
  await working
})

test('waits grow for a day, differ a little, and are as long as the receiver asks, up to the longest', () => {
  expect(nextWait(0, 0, () => 0)).toBe(10)
  expect(nextWait(0, 0, () => 1)).toBe(9.5)
  expect(nextWait(0, 600, () => 0)).toBe(600)
  expect(nextWait(0, 1e6, () => 0)).toBe(RETRY_WAITS.at(-1))
  expect(nextWait(RETRY_WAITS.length)).toBeNull()
})
