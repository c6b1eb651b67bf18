import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { Problem } from '#core/problem.ts'
import type { Giver } from './give-work.ts'
import { keepChild, type KeptChild, type WorkOptions } from './keep-child.ts'
import type { TestWork } from './test-child.ts'

const testChild = { name: 'test-child', source: new URL('./test-child.ts', import.meta.url) }
const LIMITS = { cpuMs: 200, wallMs: 60_000, memoryBytes: 320 * 2 ** 20 }
const STAY = { renewAboveBytes: LIMITS.memoryBytes, idleMs: 60_000 }

let child: KeptChild
beforeEach(() => {
  child = keepChild(testChild, LIMITS, STAY)
})
afterEach(() => child.close())

const work = (work: TestWork, giver: Giver<string, string> & WorkOptions = {}) =>
  child.work<{ word: string; pid: number }, string, string>(work, giver)
const pid = async () => {
  const said = await work({ does: 'say', word: 'pid' })
  return said.kind === 'done' ? said.answer.pid : said
}

test('one process does work after work, in their order, and tells of it meanwhile', async () => {
  const news: string[] = []
  const words = ['first', 'second', 'third']
  const said = await Promise.all(
    words.map((word) => work({ does: 'say', word }, { hear: (one) => news.push(one) })),
  )
  expect(news).toEqual(['Heard first', 'Heard second', 'Heard third'])
  const pids = said.map((one) => (one.kind === 'done' ? one.answer.pid : one))
  expect(pids[0]).toBeGreaterThan(0)
  expect(new Set(pids).size).toBe(1)
})

test('a process that holds on to more memory than it may is replaced behind its work', async () => {
  const large = keepChild(testChild, LIMITS, { ...STAY, renewAboveBytes: 1 })
  const pids = new Set<unknown>()
  for (const word of ['first', 'second']) {
    const said = await large.work<{ pid: number }>({ does: 'say', word })
    pids.add(said.kind === 'done' ? said.answer.pid : null)
  }
  await large.close()
  expect(pids).not.toContain(null)
  expect(pids.size).toBe(2)
})

test('a question is answered, or refused in words', async () => {
  const asked = { does: 'ask', question: 'Which harbour?' } as const
  expect(await work(asked, { answer: async () => 'Bergen' })).toMatchObject({ answer: 'BERGEN' })
  const refused = await work(asked, {
    answer: async () => {
      throw new Problem('not-allowed', 'No harbour may be named.')
    },
  })
  expect(refused).toMatchObject({
    kind: 'problem',
    problem: 'not-allowed',
    message: 'No harbour may be named.',
  })
})

test('a mistake in answering is not an answer: it rises, and the process ends', async () => {
  const before = await pid()
  const mistake = work(
    { does: 'ask', question: 'x' },
    { answer: () => Promise.reject(new TypeError('harbour is undefined')) },
  )
  await expect(mistake).rejects.toThrow(TypeError)
  expect(await pid()).not.toBe(before)
})

test('problems and errors of the child say what they are', async () => {
  expect(await work({ does: 'refuse' })).toMatchObject({ kind: 'problem', problem: 'conflict' })
  expect(await work({ does: 'break' })).toMatchObject({ kind: 'failed', code: 'ENOSPC' })
})

describe('A process that ends over its work', () => {
  test('by its time is replaced, and each piece of work has its own time', async () => {
    expect(await work({ does: 'loop' })).toEqual({ kind: 'ended', why: 'time' })
    expect(await work({ does: 'loop' }, { limits: { cpuMs: 50 } })).toEqual({
      kind: 'ended',
      why: 'time',
    })
    expect(await pid()).toBeGreaterThan(0)
  })

  test('by a crash is given the work once more only where nothing is done twice by it', async () => {
    const before = await pid()
    const crash = { kind: 'ended', why: 'crash' }
    expect(await work({ does: 'crash' })).toEqual(crash)
    expect(await work({ does: 'crash' }, { isRepeatable: true })).toEqual(crash)
    expect(await pid()).not.toBe(before)
  })

  test('by whoever gave the work fails with the reason, and the next goes on', async () => {
    const cancel = new AbortController()
    const waiting = work({ does: 'wait' }, { signal: cancel.signal })
    const next = pid()
    cancel.abort(new Problem('conflict', 'Cancelled.'))
    await expect(waiting).rejects.toThrow('Cancelled.')
    expect(await next).toBeGreaterThan(0)
  })

  test('by closing takes the work along, and no more is taken', async () => {
    const waiting = expect(work({ does: 'wait' }, { isRepeatable: true })).rejects.toThrow(
      'shutting down',
    )
    await child.close()
    await waiting
    await expect(work({ does: 'say', word: 'x' })).rejects.toThrow('shutting down')
  })
})

test.each(['close', 'crash'] as const)('programs that it started end with it: %s', async (end) => {
  const leader = keepChild({ ...testChild, startsOthers: true }, LIMITS, STAY)
  const said = await leader.work<{ pid: number }>({ does: 'begin' })
  if (said.kind !== 'done') throw new Error(said.kind)
  const { pid } = said.answer
  expect(isRunning(pid)).toBe(true)
  if (end === 'crash') await leader.work({ does: 'crash' })
  await leader.close()
  await expect.poll(() => isRunning(pid)).toBe(false)
})

/**
 * True if a process is running. A process that ended stays listed until its parent has read its
 * status, which some systems never do.
 */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

test(
  'where no process comes up, each try waits longer than the one before',
  async () => {
    const pauses: number[] = []
    const missing = { name: 'missing', source: new URL('./missing.ts', import.meta.url) }
    const lost = keepChild(missing, LIMITS, STAY, async (ms) => pauses.push(ms))
    for (let nth = 0; nth < 4; nth++)
      await expect(lost.work({})).rejects.toThrow('The process missing could not be started: 1')
    expect(pauses).toEqual([200, 400])
    await lost.close()
  },
  patient(60_000),
)
