import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchCode } from './fetch-code.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A part whose code loads after this many failures. */
function partAfter(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch')
    return 'part'
  })
  return load
}

describe('A part of the program', () => {
  test.each([0, 1, 5])('is there after %i times in vain', async (failures) => {
    const load = partAfter(failures)
    const fetched = fetchCode(load)
    await vi.runAllTimersAsync()
    await expect(fetched).resolves.toBe('part')
    expect(load).toHaveBeenCalledTimes(failures + 1)
  })

  test('fails within ten seconds where it never comes', async () => {
    const load = partAfter(Infinity)
    const began = Date.now()
    const fetched = fetchCode(load).catch((error: Error) => error.message)
    await vi.runAllTimersAsync()
    await expect(fetched).resolves.toBe('Failed to fetch')
    expect(load).toHaveBeenCalledTimes(6)
    expect(Date.now() - began).toBeLessThan(10_000)
  })
})
