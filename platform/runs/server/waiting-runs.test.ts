import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deskOf, sql } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverRuns } from './api.ts'
import { performRuns, startRun, type RunKind } from './lends.ts'
import { RunWait } from './kinds/run-wait.ts'

const HOUR_MS = 3_600_000

let tools: TestTools
beforeEach(async () => void (tools = await testTools()))
afterEach(() => tools.close())

const api = (readerId = tools.readerId) => serverRuns(deskOf(tools, readerId))
const only = async () => (await api().listRuns({}))[0]!
const later = (ms: number) => new Date(tools.now().getTime() + ms)

/** A kind that asks whether to publish, and returns the answer. */
const asking: RunKind<object> = {
  area: 'numbers',
  kind: 'ask',
  input: z.object({}),
  async perform({ now }, { answer, steps }) {
    const asked = await steps.read()
    if (asked.length === 0) {
      await steps.note([{ path: '1', name: 'ask', state: 'done', input: { to: 'publish' } }])
      const until = new Date(now().getTime() + HOUR_MS)
      return new RunWait(until, { key: '1', text: 'Publish it?', answers: ['Yes', 'No'] })
    }
    return { answer: answer?.answer ?? null }
  },
}
const begin = () =>
  startRun(tools, asking, { readerId: tools.readerId, title: 'Publish', input: {} })

describe('a run that waits for a person', () => {
  test('says what it asks and until when, and goes on with the answer', async () => {
    const { id } = await begin()
    expect(await performRuns(tools, asking)).toBe(1)
    const until = later(HOUR_MS).toISOString()
    expect(await only()).toMatchObject({
      state: 'waiting',
      wakesAt: until,
      question: { key: '1', text: 'Publish it?', answers: ['Yes', 'No'], until },
    })
    expect(await performRuns(tools, asking)).toBe(0)
    await api().answerRun({ id, key: '1', answer: 'Yes' })
    expect(await only()).toMatchObject({ question: null, wakesAt: null })
    await performRuns(tools, asking)
    expect(await only()).toMatchObject({ state: 'done', result: { answer: 'Yes' } })
  })

  test('is answered once, by its reader, by one of the answers, in time', async () => {
    const { id } = await begin()
    await expect(api().answerRun({ id, key: '1', answer: 'Yes' })).rejects.toThrow(
      'has been answered',
    )
    await performRuns(tools, asking)
    const answer = (more: object) => api().answerRun({ id, key: '1', answer: 'Yes', ...more })
    await expect(answer({ answer: 'Perhaps' })).rejects.toThrow('Choose one of the answers.')
    await expect(answer({ key: '2' })).rejects.toThrow('has been answered')
    await expect(api('somebody-else').answerRun({ id, key: '1', answer: 'Yes' })).rejects.toThrow(
      'not in the list',
    )
    const twice = await Promise.allSettled([answer({ answer: 'No' }), answer({})])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await performRuns(tools, asking)
    await expect(answer({})).rejects.toThrow('has been answered')
  })

  test('goes on without an answer once the time is over', async () => {
    const { id } = await begin()
    await performRuns(tools, asking)
    tools.setNow(later(HOUR_MS))
    await expect(api().answerRun({ id, key: '1', answer: 'Yes' })).rejects.toThrow(
      'its time is over',
    )
    await performRuns(tools, asking)
    expect(await only()).toMatchObject({ state: 'done', result: { answer: null } })
  })

  test('keeps its question while it is paused, and goes when it is cancelled', async () => {
    const { id } = await begin()
    await performRuns(tools, asking)
    await api().pauseRun({ id })
    await api().answerRun({ id, key: '1', answer: 'No' })
    expect(await performRuns(tools, asking)).toBe(0)
    await api().resumeRun({ id })
    await performRuns(tools, asking)
    expect(await only()).toMatchObject({ state: 'done', result: { answer: 'No' } })

    const second = await begin()
    await performRuns(tools, asking)
    await api().cancelRun(second)
    expect(await api().getRun(second)).toMatchObject({ state: 'cancelled', question: null })
  })
})

test('a run that waits for a time keeps what it knew, and is done after it', async () => {
  let attempts = 0
  const sleeping: RunKind<object> = {
    ...{ area: 'numbers', kind: 'sleep', input: z.object({}) },
    async perform({ now }, { steps }) {
      attempts++
      if ((await steps.read()).length > 0) return {}
      await steps.note([{ path: '1', name: 'sleep', state: 'done' }])
      return new RunWait(new Date(now().getTime() + HOUR_MS))
    },
  }
  await startRun(tools, sleeping, { readerId: tools.readerId, title: 'Sleep', input: {} })
  await performRuns(tools, sleeping)
  expect(await only()).toMatchObject({ state: 'waiting', question: null })
  tools.setNow(later(HOUR_MS - 1))
  await performRuns(tools, sleeping)
  expect(attempts).toBe(1)
  tools.setNow(later(1))
  await performRuns(tools, sleeping)
  expect(await only()).toMatchObject({ state: 'done' })
  expect(attempts).toBe(2)
})

test('a wait that no right clock can have set is over', async () => {
  const { runWaits } = await import('./run-waits.ts')
  await startRun(tools, asking, {
    ...{ readerId: tools.readerId, title: 'In a century', input: {} },
    wakeAt: later(100 * 365 * 24 * HOUR_MS),
  })
  const after = (ms: number) => later(ms)
  for (const statement of runWaits.end(tools.now(), after)) await tools.db.run(statement)
  const { wakeAt } = await tools.db.one(
    z.object({ wakeAt: z.string() }),
    sql`select wake_at from runs`,
  )
  expect(wakeAt).toBe(tools.now().toISOString())
})

test('a question that has no room is a bug of who asks it', () => {
  const question = { key: '1', text: 'x'.repeat(2000), answers: ['Yes'] }
  expect(() => new RunWait(new Date(), question)).toThrow('has no room')
})
