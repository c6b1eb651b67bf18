import { describe, expect, test } from 'vitest'
import { TermMemory } from '#engine/words/term-memory.ts'
import { weighEntry } from '../entry-vector.ts'
import { PairMemory } from './pair-memory.ts'
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

const odds = (entry: Reported, others: Reported[], timeTells = 1) =>
  pairOdds(entry, others, { timeTells, pairs: new PairMemory() })

describe('the odds that two entries tell of one event', () => {
  test('are for it where they tell the same, and against it where nothing is shared', () => {
    const [same, other] = odds(sinks, [rescued, bakery])
    expect(same).toBeGreaterThan(0)
    expect(other).toBeLessThan(-2)
  })

  test('are the same from either side, however often they are asked for', () => {
    const forth = odds(sinks, [rescued, bakery])
    expect(odds(rescued, [sinks])[0]).toBeCloseTo(forth[0]!, 9)
    expect(odds(bakery, [sinks])[0]).toBeCloseTo(forth[1]!, 9)
    expect(odds(sinks, [rescued, bakery])).toEqual(forth)
  })

  test('fall with the hours between them, but not in a window of one moment', () => {
    const later = { ...rescued, publishedAt: 40 * HOUR_MS }
    expect(odds(sinks, [later])[0]).toBeLessThan(odds(sinks, [rescued])[0]! - 2)
    expect(odds(sinks, [later], 0)).toEqual(odds(sinks, [rescued], 0))
  })

  test('fall where one outlet wrote both: it says a thing once', () => {
    const again = { ...rescued, source: sinks.source }
    expect(odds(sinks, [again])[0]).toBeLessThan(odds(sinks, [rescued])[0]!)
  })

  test('are remembered of entries that a window counts, until times tell otherwise', () => {
    const entries = [sinks, rescued, bakery].map((entry, arrival) => ({ ...entry, arrival }))
    const pairs = new PairMemory()
    for (const timeTells of [1, 0.5, 1]) {
      for (const entry of [...entries, ...entries])
        expect(pairOdds(entry, entries, { timeTells, pairs })).toEqual(
          odds(entry, entries, timeTells),
        )
    }
    expect(pairs.get(0, 1)).toBe(odds(sinks, [rescued])[0])
    expect(pairs.get(0, 9)).toBeNaN()
  })
})
