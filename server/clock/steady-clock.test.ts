import { afterEach, expect, test, vi } from 'vitest'
import { steadyClock } from './steady-clock.ts'

afterEach(() => vi.restoreAllMocks())

test('the queue measures its waits by a clock that does not leap', async () => {
  const before = steadyClock.now()
  const wall = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(wall + 400 * 86_400_000)
  await new Promise((resolve) => setTimeout(resolve, 20))
  const passedMs = steadyClock.now() - before
  expect(passedMs).toBeGreaterThan(10)
  expect(passedMs).toBeLessThan(60_000)
})
