import { expect, test } from 'vitest'
import { pause } from './pause.ts'

const LONG_MS = 60_000

test('a pause ends with its signal', async () => {
  const stop = new AbortController()
  const paused = pause(LONG_MS, stop.signal)
  stop.abort()
  expect(await paused).toBeUndefined()
})

test('a signal that aborted before the pause is not waited out', async () => {
  expect(await pause(LONG_MS, AbortSignal.abort())).toBeUndefined()
})

test('a pause without a signal takes its time', async () => {
  const startedAt = performance.now()
  await pause(30)
  // Timers may fire early by a fraction of a millisecond.
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29)
})
