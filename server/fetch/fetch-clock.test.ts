import { afterEach, expect, test, vi } from 'vitest'
import { startClock } from './fetch-clock.ts'
import { ServerIsBusy } from './fetch-problems.ts'

afterEach(() => vi.useRealTimers())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const ended = (signal: AbortSignal) =>
  new Promise<Error>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason as Error), { once: true })
  })
/** As reading a large document does. */
function block(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('time in which this process could not look is not the publisher’s', async () => {
  const { signal } = startClock('harbour.example', 1000)
  await wait(50)
  block(1500)
  // It has most of its second left, however long ago it was asked.
  await wait(100)
  expect(signal.aborted).toBe(false)
  expect((await ended(signal)).message).toContain('harbour.example did not answer within 1 second')
})

test('a limit that was mostly spent waiting for ourselves is our own fault', async () => {
  const clock = startClock('harbour.example', 300)
  await clock.ours(wait(200))
  expect(await ended(clock.signal)).toBeInstanceOf(ServerIsBusy)
})

test('one that was mostly the publisher’s says how long that was', async () => {
  // A busy machine looks so seldom that hardly anything of our second would count.
  vi.useFakeTimers()
  const clock = startClock('harbour.example', 3000)
  const end = ended(clock.signal)
  void clock.ours(wait(1000))
  await vi.advanceTimersByTimeAsync(3500)
  expect((await end).message).toContain('did not answer within 2 seconds')
})

test('what lies outside takes no time, and a clock that was stopped never ends', async () => {
  const clock = startClock('harbour.example', 200)
  await clock.outside(() => wait(500))
  expect(clock.signal.aborted).toBe(false)
  clock.stop()
  await wait(500)
  expect(clock.signal.aborted).toBe(false)
})

test('our own server is never called late', async () => {
  const { signal } = startClock('127.0.0.1', 100, { isOwnServer: true })
  expect(await ended(signal)).toBeInstanceOf(ServerIsBusy)
})
