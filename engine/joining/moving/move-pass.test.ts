import { describe, expect, test } from 'vitest'
import { ForbiddenMerges } from './forbidden-merges.ts'
import { Joiner, type JoinerEntry, type JoinerOptions } from '../joiner.ts'

const rescue = 'Crew of nine lifted from raft after tug Marlena sinks off Cape Orrin'
const regatta = 'Sails torn as storm ends Cape Orrin regatta, crew of nine lifted from raft'

function report(id: number, title: string): JoinerEntry {
  return { id, title, text: '', source: `outlet ${id}`, publishedAt: 0, language: 'en' }
}

/** A joiner that scores by likeness only, so that the texts above determine the result. */
function newJoiner(options: Partial<JoinerOptions> = {}): Joiner {
  let next = 10
  const score: JoinerOptions['score'] = ({ mean }) => mean
  return new Joiner({ newArticle: () => next++, tau: 0.3, score, ...options })
}

describe('an entry whose like arrives later', () => {
  test('moves there from what it had joined, as sure as it is there', () => {
    const joiner = newJoiner()
    joiner.restore(report(47, regatta), 1)
    joiner.restore(report(48, rescue), 1)
    joiner.restore(report(49, rescue), 2)
    const { moves, merges } = joiner.add(report(50, 'Bakery wins prize for rye bread'))
    expect(merges).toEqual([])
    expect(moves).toEqual([{ entry: 48, from: 1, into: 2, confidence: expect.any(Number) }])
    expect(moves[0]!.confidence).toBeGreaterThan(0.9)
    expect(joiner.add(report(51, rescue)).article).toBe(2)
    expect(joiner.add(report(52, regatta)).article).toBe(1)
  })

  test('stays where a reader put it', () => {
    const joiner = newJoiner()
    joiner.restore(report(47, regatta), 1)
    joiner.restore(report(48, rescue), 1, true)
    joiner.restore(report(49, rescue), 2)
    const { moves } = joiner.add(report(50, 'Bakery wins prize for rye bread'))
    expect(moves.map(({ entry }) => entry)).not.toContain(48)
  })

  test('does not go to an article that a reader parted from its own', () => {
    const joiner = newJoiner({ forbidden: new ForbiddenMerges([[1, 2]]) })
    joiner.restore(report(47, regatta), 1)
    joiner.restore(report(48, rescue), 1)
    joiner.restore(report(49, rescue), 2)
    expect(joiner.add(report(50, 'Bakery wins prize for rye bread')).moves).toEqual([])
  })

  test('takes its article along when it was alone, into the older one', () => {
    const joiner = newJoiner()
    joiner.restore(report(48, rescue), 1)
    joiner.restore(report(49, rescue), 2)
    const { merges } = joiner.add(report(50, 'Bakery wins prize for rye bread'))
    expect(merges).toEqual([{ from: 2, into: 1 }])
  })
})
