import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RankedModel } from './contract.ts'
import { readModels } from './read-models.ts'

const keys = [
  'rank',
  'model',
  'arena_score',
  'votes',
  'organization',
  'license',
  'knowledge_cutoff',
]
const heron = {
  rank: 1,
  model: 'Heron 70B',
  arena_score: 1467.5,
  votes: 39_874,
  organization: 'Tidepool',
  license: 'Apache 2.0',
  knowledge_cutoff: '2026/01',
}
const unknown = {
  model: 'Unknown',
  arena_score: 0,
  votes: 0,
  organization: 'Unknown',
  license: 'Unknown',
  knowledge_cutoff: 'Unknown',
}

describe('[BOARD-018, BOARD-019, BOARD-020, DATA-019] the columns of a dataset', () => {
  test.each([
    [['Model', 'Arena Score', 'Votes', 'Organization', 'License', 'Knowledge Cutoff']],
    [['model', 'arena score', 'votes', 'organization', 'license', 'knowledge cutoff']],
    [['model', 'arena_score', 'votes', 'organization', 'license', 'knowledge_cutoff']],
    [['Model', 'Arena_Score', 'Votes', 'Organization', 'License', 'Knowledge_Cutoff']],
  ])('are read when they are spelled %s', (names) => {
    const { rank: _rank, ...values } = heron
    const row = Object.fromEntries(names.map((name, index) => [name, Object.values(values)[index]]))
    expect(answerWith(row)).toEqual([heron])
    expect(Object.keys(answerWith(row)[0]!)).toEqual(keys)
  })

  test('beside the known ones do not matter', () => {
    const row = { key: 'x', '95% CI': [1, 2], Model: 'Heron 70B', 'Rank* (UB)': 9 }
    expect(answerWith(row)).toEqual([{ ...unknown, rank: 1, model: 'Heron 70B' }])
  })

  test('that say nothing leave the word to another spelling', () => {
    expect(answerWith({ Votes: null, votes: 7, Model: ' ', model: 'Heron' })[0]).toMatchObject({
      votes: 7,
      model: 'Heron',
    })
  })
})

describe('the values of a dataset', () => {
  test('[BOARD-006, BOARD-007] that are missing become "Unknown" and 0', () => {
    expect(answerWith({})).toEqual([{ ...unknown, rank: 1 }])
  })

  test.each([
    [1234, 1234],
    ['1,234', 1234],
    [' 1486.60 ', 1486.6],
    ['1,234,567.5', 1_234_567.5],
    ['2e3', 2000],
    [-5, -5],
    ['Unknown', 0],
    ['12 votes', 0],
    ['1,23', 0],
    ['0x10', 0],
    ['Infinity', 0],
    ['9e999', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
    [true, 0],
    [[5], 0],
    [{ valueOf: 5 }, 0],
    ['', 0],
  ])('that should be numbers: %j is read as %j', (written, number) => {
    const [model] = answerWith({ 'Arena Score': written, Votes: written })
    expect([model!.arena_score, model!.votes]).toEqual([number, number])
  })

  test.each([
    ['  MIT ', 'MIT'],
    [2023, '2023'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['\u202Eevil', '\u202Eevil'],
    ['  ', 'Unknown'],
    [null, 'Unknown'],
    [{}, 'Unknown'],
    [['MIT'], 'Unknown'],
    [false, 'Unknown'],
    [Number.NaN, 'Unknown'],
  ])('that should be texts: %j is read as %j', (written, text) => {
    expect(answerWith({ License: written })[0]!.license).toBe(text)
  })
})

describe('an answer of the service', () => {
  test('[BOARD-005] is ranked in its order, from 1', () => {
    const models = readModels({ rows: ['C', 'A', 'B'].map((Model) => ({ row: { Model } })) })
    expect(models.map(({ rank, model }) => [rank, model])).toEqual([
      [1, 'C'],
      [2, 'A'],
      [3, 'B'],
    ])
  })

  test('of any shape gives models that fit the contract, ranked without a gap', () => {
    const entry = fc.oneof(fc.anything(), fc.record({ row: fc.anything() }))
    const answer = fc.oneof(fc.anything(), fc.record({ rows: fc.array(entry) }))
    fc.assert(
      fc.property(answer, (given) => {
        const models = readModels(given)
        expect(() => z.parse(z.array(RankedModel), models)).not.toThrow()
        expect(models.map(({ rank }) => rank)).toEqual(models.map((_, index) => index + 1))
        for (const { model, license } of models) expect(model && license).toBeTruthy()
      }),
    )
  })

  test('keeps what a row says, however its columns are spelled', () => {
    const spellings = [
      (name: string) => name,
      (name: string) => name.toLowerCase(),
      (name: string) => name.toUpperCase(),
      (name: string) => name.replaceAll(' ', '_'),
      (name: string) => name.toLowerCase().replaceAll(' ', '_'),
    ]
    const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '')
    const values = fc.record({ text, score: fc.nat(), spell: fc.constantFrom(...spellings) })
    fc.assert(
      fc.property(values, ({ text: cutoff, score, spell }) => {
        const row = { [spell('Knowledge Cutoff')]: cutoff, [spell('Arena Score')]: score }
        expect(answerWith(row)[0]).toMatchObject({
          knowledge_cutoff: cutoff.trim(),
          arena_score: score,
        })
      }),
    )
  })
})

const corpus = '../shared/corpora/leaderboard'
const isHere = existsSync(corpus)
if (!isHere) process.stderr.write('Skipped: the leaderboards are not beside the checkout\n')

describe.skipIf(!isHere)('leaderboards of different years', () => {
  test('with the row shape of the dataset keep every value that is there', () => {
    const rows = JSON.parse(readFileSync(`${corpus}/joined-rows.json`, 'utf8')) as Row[]
    const models = readModels({ rows: rows.map((row) => ({ row })) })
    expect(models).toHaveLength(rows.length)
    for (const [index, model] of models.entries()) {
      const row = rows[index]!
      expect(model).toEqual({
        rank: index + 1,
        model: row['Model'],
        arena_score: row['Arena Score'],
        votes: row['Votes'] ?? 0,
        organization: row['Organization'] ?? 'Unknown',
        license: row['License'] ?? 'Unknown',
        knowledge_cutoff: row['Knowledge Cutoff'] ?? 'Unknown',
      })
    }
  })

  test('with other columns keep those that are known', () => {
    for (const file of isHere ? readdirSync(corpus).filter((name) => name.endsWith('.csv')) : []) {
      const [head = '', ...lines] = readFileSync(`${corpus}/${file}`, 'utf8').trim().split(/\r?\n/)
      const names = head.split(',')
      const plain = lines.filter((line) => !line.includes('"')).map((line) => line.split(','))
      const rows = plain.map((cells) =>
        Object.fromEntries(names.map((name, at) => [name, cells[at]])),
      )
      const models = readModels({ rows: rows.map((row) => ({ row })) })
      expect(models.map(({ model }) => model)).toEqual(rows.map((row) => row['Model']!.trim()))
      expect(new Set(models.map((model) => model.arena_score))).toEqual(new Set([0]))
    }
  })
})

type Row = Record<string, unknown>

function answerWith(row: Row): RankedModel[] {
  return readModels({ rows: [{ row_idx: 0, row, truncated_cells: [] }] })
}
