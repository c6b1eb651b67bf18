import { expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'
import { workLane, type WorkLane } from './work-lane.ts'

const NEVER_MS = 3_600_000

/** A lane of work over these numbers, with a log of what it does. */
function played(waiting: number[], more: Partial<WorkLane<number>> = {}) {
  const stop = new AbortController()
  const said: unknown[] = []
  const done: number[] = []
  const log = {
    error: ({ err }: { err: Error }) => void said.push(err.message),
    info: () => void said.push('goes on'),
  }
  const lane: WorkLane<number> = {
    name: 'test',
    atOnce: 2,
    claim: async (free) => waiting.splice(0, free),
    perform: async (item) => void done.push(item),
    nextLook: () => NEVER_MS,
    ...more,
  }
  const worked = workLane(log as never, stop.signal, lane)
  return { stop, said, done, worked }
}

/** Waits until everything that can happen without a wait has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('does so many at once, and claims again as soon as one has ended', async () => {
  const ends: (() => void)[] = []
  const started: number[] = []
  const { stop, worked } = played([1, 2, 3], {
    perform: (item) => {
      started.push(item)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
  })
  await settled()
  expect(started).toEqual([1, 2])
  ends[0]!()
  await settled()
  expect(started).toEqual([1, 2, 3])

  stop.abort()
  let isOver = false
  void worked.then(() => (isOver = true))
  await settled()
  expect(isOver).toBe(false)
  for (const end of ends) end()
  await worked
})

test('a wake during a claim is not lost, and nobody listens after the end', async () => {
  const waiting: number[] = []
  let wake = () => {}
  let claims = 0
  let isListening = false
  const { stop, done, worked } = played(waiting, {
    async listen(heard) {
      isListening = true
      wake = heard
      return async () => void (isListening = false)
    },
    async claim() {
      const found = waiting.splice(0)
      // The new item comes too late for this claim.
      if (claims++ === 0) {
        waiting.push(7)
        wake()
      }
      return found
    },
  })
  await settled()
  expect(done).toEqual([7])
  waiting.push(8)
  await settled()
  expect(done).toEqual([7])
  wake()
  await settled()
  expect(done).toEqual([7, 8])
  stop.abort()
  await worked
  expect(isListening).toBe(false)
})

test('a failed claim is told once, tried again later each time, and ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let claims = 0
    const { stop, said, done, worked } = played([], {
      async claim() {
        claims++
        if (claims <= 3) throw new Error('The database is away')
        return claims === 4 ? [1] : []
      },
    })
    await settled()
    const tries = [claims]
    for (const ms of [1000, 2000, 4000]) {
      await vi.advanceTimersByTimeAsync(ms - 1)
      const before = claims
      await vi.advanceTimersByTimeAsync(1)
      tries.push(claims - before)
    }
    await settled()
    expect(tries.slice(0, 3)).toEqual([1, 1, 1])
    expect(done).toEqual([1])
    expect(said).toEqual(['The database is away', 'goes on'])
    stop.abort()
    await worked
  } finally {
    vi.useRealTimers()
  }
})

test('one that fails keeps no other from being done', async () => {
  const done: number[] = []
  const { stop, said, worked } = played([1, 2, 3, 4], {
    async perform(item) {
      if (item % 2 === 1) throw new Error('odd')
      done.push(item)
    },
  })
  await settled()
  expect(done).toEqual([2, 4])
  expect(said).toContain('odd')
  stop.abort()
  await worked
})

test('work that comes to an end is asked whether it has', async () => {
  const { done, worked } = played([1, 2, 3], { atOnce: 1, isDone: async () => true })
  await worked
  expect(done).toEqual([1, 2, 3])
  const claim = () => Promise.reject(new Error('The database is away'))
  await expect(played([], { claim, isDone: async () => true }).worked).rejects.toThrow('is away')
})

test('a repetition goes on after a failure, sooner than usual', async () => {
  const stop = new AbortController()
  let times = 0
  const log = { error: () => {}, info: () => {} }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const repeated = repeat(log as never, stop.signal, {
      name: 'test',
      everyMs: NEVER_MS,
      async work() {
        if (++times === 1) throw new Error('The database is away')
      },
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(times).toBe(2)
    await vi.advanceTimersByTimeAsync(NEVER_MS - 1)
    expect(times).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(times).toBe(3)
    stop.abort()
    await repeated
  } finally {
    vi.useRealTimers()
  }
})

test('work that ends during a claim is looked behind before a lane comes to its end', async () => {
  const waiting = [1]
  let endFirst = () => {}
  const { done, worked } = played(waiting, {
    async claim(free) {
      const found = waiting.splice(0, free)
      if (found.length === 0 && done.length === 0) {
        // The second item can be claimed only after the first has ended, which happens during this
        // claim.
        endFirst()
        await settled()
        waiting.push(2)
      }
      return found
    },
    perform: async (item) => {
      if (item === 1) await new Promise<void>((resolve) => (endFirst = resolve))
      done.push(item)
    },
    isDone: async () => true,
  })
  await worked
  expect(done).toEqual([1, 2])
})
