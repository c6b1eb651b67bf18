import { performance } from 'node:perf_hooks'
import { expect, test, vi } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { collectAtRest } from './collect-at-rest.ts'

const within = { timeout: patient(5000) }

function workFor(ms: number): void {
  const endAt = performance.now() + ms
  while (performance.now() < endAt);
}

test('what a burst of work took is collected once it is over', async () => {
  let collected = 0
  const stop = collectAtRest(100, () => collected++)
  try {
    for (let burst = 1; burst <= 2; burst++) {
      const before = collected
      workFor(150)
      expect(collected).toBe(before)
      await expect.poll(() => collected, within).toBeGreaterThan(before)
    }
  } finally {
    stop()
  }
})

test('each burst is collected once, however long the rest after it', () => {
  vi.useFakeTimers()
  let utilization = 1
  const measured = vi
    .spyOn(performance, 'eventLoopUtilization')
    .mockImplementation(() => ({ idle: 0, active: 0, utilization }))
  let collected = 0
  const stop = collectAtRest(100, () => collected++)
  try {
    for (const [share, expected] of [
      [1, 0],
      [0.01, 1],
      [0.3, 1],
      [0.05, 2],
    ] as const) {
      utilization = share
      vi.advanceTimersByTime(500)
      expect(collected).toBe(expected)
    }
  } finally {
    stop()
    measured.mockRestore()
    vi.useRealTimers()
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
