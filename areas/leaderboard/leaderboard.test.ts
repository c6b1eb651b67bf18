import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RankedModel } from './contract.ts'
import {
  arrangeModels,
  explainLeaderboard,
  hasTrophy,
  isProprietary,
  isRanked,
  modelOrders,
  scoreReach,
} from './leaderboard.ts'

const models = [
  aModel({ rank: 1, model: 'GPT-Heron', organization: 'Tidepool', arena_score: 1400, votes: 10 }),
  aModel({ rank: 2, model: 'Corvid', organization: 'Northlight', arena_score: 1450, votes: 30 }),
  aModel({ rank: 3, model: 'Ember', organization: 'Gptide', arena_score: 1400, votes: 20 }),
]
const ranks = (found: RankedModel[]) => found.map(({ rank }) => rank)

describe('sorting', () => {
  test('[BOARD-030, BOARD-031, BOARD-032] goes by rank, by score or by votes, the best first', () => {
    expect(ranks(arrangeModels(models, { search: '', order: 'rank' }))).toEqual([1, 2, 3])
    expect(ranks(arrangeModels(models, { search: '', order: 'score' }))).toEqual([2, 1, 3])
    expect(ranks(arrangeModels(models, { search: '', order: 'votes' }))).toEqual([2, 3, 1])
  })

  test('keeps every model once and leaves the list that it was given', () => {
    fc.assert(
      fc.property(someModels(), fc.constantFrom(...modelOrders), (given, order) => {
        const before = structuredClone(given)
        const arranged = arrangeModels(given, { search: '', order })
        expect(ranks(arranged).toSorted((a, b) => a - b)).toEqual(ranks(given))
        expect(given).toEqual(before)
        const values = arranged.map(
          ({ rank, arena_score: score, votes }) => ({ rank: -rank, score, votes })[order],
        )
        expect(values).toEqual(values.toSorted((a, b) => (b ?? 0) - (a ?? 0)))
      }),
    )
  })
})

describe('searching', () => {
  test('[BOARD-012, BOARD-013] finds a part of the model or the organization, in capitals or not', () => {
    const find = (search: string) => ranks(arrangeModels(models, { search, order: 'rank' }))
    expect(find('GPT')).toEqual([1, 3])
    expect(find('gpt')).toEqual([1, 3])
    expect(find('NORTHLIGHT')).toEqual([2])
    expect(find('nobody')).toEqual([])
    expect(find(' ')).toEqual([1, 2, 3])
  })

  test('finds every model by any part of its name', () => {
    fc.assert(
      fc.property(someModels(), fc.nat(), fc.nat(), (given, start, length) => {
        for (const { model, rank } of given) {
          const search = model.slice(start % model.length).slice(0, 1 + (length % model.length))
          expect(ranks(arrangeModels(given, { search, order: 'votes' }))).toContain(rank)
        }
      }),
    )
  })
})

test('[BOARD-033] the first three ranks have a trophy, and no other', () => {
  const trophies = [1, 2, 3, 4, 100].map((rank) => hasTrophy(aModel({ rank })))
  expect(trophies).toEqual([true, true, true, false, false])
})

test('[BOARD-034, BOARD-035] a license is proprietary when it says so, and free otherwise', () => {
  const licenses = ['Proprietary', 'proprietary (API only)', 'MIT', 'Unknown', '']
  expect(licenses.map((license) => isProprietary(aModel({ license })))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('[BOARD-025, BOARD-026] a failure tells its own message, or that it has none', () => {
  expect(explainLeaderboard(new Error('boom'))).toBe('boom')
  for (const thrown of [new Error(''), 'boom', undefined, null, 7, {}]) {
    expect(explainLeaderboard(thrown)).toBe('Failed to load leaderboard')
  }
})

test('only Overview and Text have a dataset', () => {
  expect(isRanked('overview') && isRanked('text')).toBe(true)
  expect(isRanked('webdev') || isRanked('copilot')).toBe(false)
})

test('a drawn score stays on its line, and a better one never reaches less', () => {
  fc.assert(
    fc.property(someModels(), (given) => {
      const arranged = arrangeModels(given, { search: '', order: 'score' })
      const reaches = arranged.map((model) => scoreReach(model.arena_score, given))
      expect(reaches).toEqual(reaches.toSorted((a, b) => b - a))
      for (const reach of reaches) expect(reach >= 0 && reach <= 1.000001).toBe(true)
    }),
  )
})

function someModels() {
  const number = fc.oneof(fc.nat(5), fc.double({ min: 0, max: 1e9, noNaN: true }))
  const name = fc.string({ minLength: 1 }).map((text) => text.trim() || 'Unknown')
  return fc
    .array(fc.record({ model: name, organization: name, arena_score: number, votes: number }))
    .map((drafts) => drafts.map((draft, index) => aModel({ ...draft, rank: index + 1 })))
}

function aModel(model: Partial<RankedModel>): RankedModel {
  return {
    rank: 1,
    model: 'Heron',
    arena_score: 0,
    votes: 0,
    organization: 'Tidepool',
    license: 'MIT',
    knowledge_cutoff: 'Unknown',
    ...model,
  }
}
