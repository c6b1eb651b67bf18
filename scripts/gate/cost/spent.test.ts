import { expect, test } from 'vitest'
import type { ProcessKind, RunningProcess } from './process-tree.ts'
import { SpentTime } from './spent.ts'

const kinds: Record<number, ProcessKind> = { 1: 'journey worker', 2: 'hub', 3: 'postgres' }

/** Processes as [pid, parent, own CPU seconds, CPU seconds of ended children]. */
function processes(...rows: [number, number, number, number][]) {
  return new Map(
    rows.map(([pid, parent, ownS, endedS]): [number, RunningProcess] => [
      pid,
      { pid, parent, ownS, endedS, bornAt: pid },
    ]),
  )
}

const watching = () => new SpentTime((pid) => kinds[pid] ?? 'other')

test('a process that ended is counted once, with what it took after the last look at it', () => {
  const time = watching()
  time.look(processes([1, 0, 1, 0], [2, 1, 3, 0]), 1)
  expect(time.look(processes([1, 0, 2, 3.5]), 1)).toEqual({ 'journey worker': 2.5, hub: 3 })
})

test('processes that ended together are counted once', () => {
  const time = watching()
  time.look(processes([1, 0, 0, 0], [2, 1, 3, 0], [3, 2, 4, 1]), 1)
  const spent = time.look(processes([1, 0, 0, 9]), 1)
  expect(spent).toEqual({ hub: 3, postgres: 5, 'journey worker': 1 })
})

test('a process that nobody saw counts to its parent', () => {
  const time = watching()
  time.look(processes([1, 0, 1, 0]), 1)
  expect(time.look(processes([1, 0, 1, 4]), 1)).toEqual({ 'journey worker': 5 })
})

test('a process that outlives its parent goes on being counted', () => {
  const time = watching()
  time.look(processes([1, 0, 0, 0], [2, 1, 2, 0], [3, 2, 1, 0]), 1)
  time.look(processes([1, 0, 0, 2], [3, 0, 1.5, 0]), 1)
  expect(time.look(processes([1, 0, 0, 2]), 1)).toMatchObject({ hub: 2, postgres: 1.5 })
})

test('an id that comes back is another process', () => {
  const time = watching()
  time.look(processes([3, 0, 5, 0]), 1)
  const again = processes([3, 0, 1, 0])
  again.get(3)!.bornAt = 99
  expect(time.look(again, 1)).toMatchObject({ postgres: 6 })
})

test('seconds in which a hub takes less than 5 % of a core are its rest', () => {
  const time = watching()
  time.look(processes([2, 1, 1, 0]), 1)
  time.look(processes([2, 1, 1.04, 0]), 1)
  const spent = time.look(processes([2, 1, 1.54, 0]), 1)
  expect(spent['at rest']).toBeCloseTo(0.04)
})
