import { describe, expect, test } from 'vitest'
import { TermMemory } from '#engine/words/term-memory.ts'
import { weighEntry } from '../entry-vector.ts'
import { pairOdds, type Reported } from './pair-odds.ts'

const HOUR_MS = 60 * 60 * 1000
const memory = new TermMemory()

function reported(title: string, text: string, hours = 0, source = title): Reported {
  return {
    ...weighEntry({ title, text, language: 'en' }, memory),
    publishedAt: hours * HOUR_MS,
    source,
  }
}

const sinks = reported(
  'Tug Marlena sinks off Cape Orrin',
  'The tug Marlena sank before dawn. The coast guard lifted nine sailors from a raft.',
)
const rescued = reported(
  'Nine rescued as tug Marlena goes down',
  'Nine sailors were lifted from a raft by the coast guard when the tug Marlena sank before dawn.',
  1,
)
const bakery = reported(
  'Bakery wins prize for its rye bread',
  'The jury praised a crust that takes eleven hours to rise.',
  1,
)

describe('the odds that two entries tell of one event', () => {
  test('are for it where they tell the same, and against it where nothing is shared', () => {
    const [same, other] = pairOdds(sinks, [rescued, bakery], 1)
    expect(same).toBeGreaterThan(0)
    expect(other).toBeLessThan(-2)
  })

  test('are the same from either side, however often they are asked for', () => {
    const forth = pairOdds(sinks, [rescued, bakery], 1)
    expect(pairOdds(rescued, [sinks], 1)[0]).toBeCloseTo(forth[0]!, 9)
    expect(pairOdds(bakery, [sinks], 1)[0]).toBeCloseTo(forth[1]!, 9)
    expect(pairOdds(sinks, [rescued, bakery], 1)).toEqual(forth)
  })

  test('fall with the hours between them, but not in a window of one moment', () => {
    const later = { ...rescued, publishedAt: 40 * HOUR_MS }
    expect(pairOdds(sinks, [later], 1)[0]).toBeLessThan(pairOdds(sinks, [rescued], 1)[0]! - 2)
    expect(pairOdds(sinks, [later], 0)).toEqual(pairOdds(sinks, [rescued], 0))
  })

  test('fall where one outlet wrote both: it says a thing once', () => {
    const again = { ...rescued, source: sinks.source }
    expect(pairOdds(sinks, [again], 1)[0]).toBeLessThan(pairOdds(sinks, [rescued], 1)[0]!)
  })
})
