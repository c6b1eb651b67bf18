import { afterEach, expect, test, vi } from 'vitest'

const machine = vi.hoisted(() => ({ load: 0 }))
vi.mock('node:os', () => ({
  availableParallelism: () => 2,
  loadavg: () => [machine.load, 0, 0],
}))
// The setup of each test file has already loaded the module.
vi.resetModules()
const { patient } = await import('./test-patience.ts')
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['is as it says on a quiet machine', { speed: '1', load: 0.5 }, 1000],
  ['is four times as long where eight share two processors', { speed: '1', load: 8 }, 4000],
  ['is longer on a slow machine, and longer still on a busy one', { speed: '1.5', load: 4 }, 3000],
  ['has an end', { speed: '3', load: 200 }, 4000],
])('a limit %s', (_, { speed, load }, expected) => {
  vi.stubEnv('SYNTHWIRE_TEST_SPEED', speed)
  machine.load = load
  expect(patient(1000)).toBe(expected)
})

test('the speed of the machine is found out once, and is never better than usual', () => {
  vi.stubEnv('SYNTHWIRE_TEST_SPEED', undefined)
  machine.load = 0
  const limit = patient(1000)
  expect(limit).toBeGreaterThanOrEqual(1000)
  expect(patient(1000)).toBe(limit)
})
