import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { collectAtRest } from './collect-at-rest.ts'

const within = { timeout: patient(5000) }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function workFor(ms: number): void {
  const endAt = performance.now() + ms
  while (performance.now() < endAt);
}

test('what a burst of work took is collected once it is over, and again after the next one', async () => {
  let collected = 0
  const stop = collectAtRest(100, () => collected++)
  try {
    workFor(150)
    expect(collected).toBe(0)
    await expect.poll(() => collected, within).toBe(1)
    await pause(350)
    expect(collected).toBe(1)
    workFor(150)
    await expect.poll(() => collected, within).toBe(2)
  } finally {
    stop()
  }
})

test('what is let go of is collected at once', async () => {
  const events: string[] = []
  const stop = collectAtRest(
    20,
    () => events.push('collected'),
    async () => events.push('let go') > 0,
  )
  try {
    await expect.poll(() => events, within).toContain('let go')
    expect(events[events.indexOf('let go') + 1]).toBe('collected')
  } finally {
    stop()
  }
})

test('garbage goes and memory comes back', async () => {
  let garbage: object[] | null = Array.from({ length: 500_000 }, (_, at) => ({ at }))
  const before = process.memoryUsage().heapUsed
  expect(garbage).toHaveLength(500_000)
  garbage = null
  const stop = collectAtRest(20)
  try {
    await expect
      .poll(() => before - process.memoryUsage().heapUsed, within)
      .toBeGreaterThan(10_000_000)
  } finally {
    stop()
  }
})
