import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock } from './fetch-clock.ts'
import { ServerIsBusy } from './fetch-problems.ts'

// Fake timers: with real ones, a busy machine would check so rarely that hardly any time would
// count.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const ended = (signal: AbortSignal) =>
  new Promise<Error>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason as Error), { once: true })
  })
/** Blocks the event loop, as parsing a large document does. */
function block(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('time in which this process could not look is not the publisher’s', async () => {
  vi.useRealTimers()
  const { signal } = startClock('harbour.example', 1000)
  await wait(50)
  block(1500)
  // Hardly anything of the request's one second may have been counted, however long ago it was
  // sent.
  await wait(100)
  expect(signal.aborted).toBe(false)
  expect((await ended(signal)).message).toContain('harbour.example did not answer within 1 second')
})

test('a limit that was mostly spent waiting for ourselves is our own fault', async () => {
  const clock = startClock('harbour.example', 300)
  const end = ended(clock.signal)
  void clock.ours(wait(200))
  await vi.advanceTimersByTimeAsync(400)
  expect(await end).toBeInstanceOf(ServerIsBusy)
})

test('one that was mostly the publisher’s says how long that was', async () => {
  const clock = startClock('harbour.example', 3000)
  const end = ended(clock.signal)
  void clock.ours(wait(1000))
  await vi.advanceTimersByTimeAsync(3500)
  expect((await end).message).toContain('did not answer within 2 seconds')
})

test('what lies outside takes no time, and a clock that was stopped never ends', async () => {
  const clock = startClock('harbour.example', 200)
  void clock.outside(() => wait(500))
  await vi.advanceTimersByTimeAsync(500)
  expect(clock.signal.aborted).toBe(false)
  clock.stop()
  await vi.advanceTimersByTimeAsync(500)
  expect(clock.signal.aborted).toBe(false)
})

test('our own server is never called late', async () => {
  const { signal } = startClock('127.0.0.1', 100, { isOwnServer: true })
  const end = ended(signal)
  await vi.advanceTimersByTimeAsync(200)
  expect(await end).toBeInstanceOf(ServerIsBusy)
})
