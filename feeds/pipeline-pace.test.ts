import { expect, test } from 'vitest'
import { PipelinePace } from './pipeline-pace.ts'

const at = (seconds: number, joined: number, waitingEntries: number, articles = 0) => ({
  atMs: seconds * 1000,
  joined,
  waitingEntries,
  articles,
})

test('the time left follows from what was joined, also while more arrives than that', () => {
  const pace = new PipelinePace()
  expect(pace.secondsLeft(at(0, 500, 20_000))).toBeNull()
  expect(pace.secondsLeft(at(4, 900, 25_000))).toBeNull()
  // 100 entries a second were joined, although 10,000 more are waiting than at first.
  expect(pace.secondsLeft(at(10, 1500, 30_000))).toBe(300)
})

test('entries that joined a piece that is there already count too', () => {
  const pace = new PipelinePace()
  pace.secondsLeft(at(0, 500, 2000))
  expect(pace.secondsLeft(at(10, 500, 1000))).toBe(10)
})

test('what was joined before is forgotten after three minutes', () => {
  const pace = new PipelinePace()
  pace.secondsLeft(at(0, 0, 100_000))
  pace.secondsLeft(at(10, 50_000, 50_000))
  pace.secondsLeft(at(100, 50_100, 49_900))
  expect(pace.secondsLeft(at(280, 50_280, 49_720))).toBe(49_720)
})

test('where only articles wait, those that were written count', () => {
  const pace = new PipelinePace()
  pace.secondsLeft(at(0, 0, 1000, 100))
  pace.secondsLeft(at(10, 1000, 0, 1200))
  expect(pace.secondsLeft(at(12, 1000, 0, 1000))).toBeNull()
  expect(pace.secondsLeft(at(20, 1000, 0, 400))).toBe(5)
})

test('at rest nothing is estimated, and the pace before it is forgotten', () => {
  const pace = new PipelinePace()
  pace.secondsLeft(at(0, 0, 1000))
  pace.secondsLeft(at(10, 1000, 0))
  expect(pace.secondsLeft(at(11, 1000, 0))).toBeNull()
  expect(pace.secondsLeft(at(12, 1000, 5000))).toBeNull()
})

test('a clock that is set back estimates nothing wrong', () => {
  const pace = new PipelinePace()
  pace.secondsLeft(at(1000, 0, 1000))
  expect(pace.secondsLeft(at(10, 500, 500))).toBeNull()
  expect(pace.secondsLeft(at(20, 600, 400))).toBe(40)
})
