import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparisons, meets } from './comparing.ts'
import { areMet, comparisonWords } from './conditions.ts'
import { fillIn } from './fill-in.ts'
import { offerFields } from './offered.ts'
import { follow, readPath, writePath } from './paths.ts'
import { findIn, piecesOf } from './references.ts'

const scope = {
  trigger: {
    article: { title: 'Rain', outlets: ['A', 'B'], 'full name': 'x' },
    ...JSON.parse('{"hostile":{"__proto__":{"admin":true},"constructor":"mine"}}'),
  },
  steps: { read: { status: 200, body: null } },
}

describe('A field', () => {
  test('is filled in, and keeps its kind where it stands alone', () => {
    expect(fillIn('{{trigger.article.outlets}}', scope)).toEqual(['A', 'B'])
    expect(fillIn('{{ steps.read.status }}', scope)).toBe(200)
    expect(fillIn('News: {{trigger.article.title}} ({{steps.read.status}})', scope)).toBe(
      'News: Rain (200)',
    )
    expect(fillIn({ a: ['{{trigger.article["full name"]}}', 1] }, scope)).toEqual({ a: ['x', 1] })
    expect(fillIn('{{trigger.nothing.there}}', scope)).toBeNull()
    expect(fillIn('-{{trigger.nothing.there}}-', scope)).toBe('--')
    expect(fillIn('{{trigger.article.outlets}}!', scope)).toBe('["A","B"]!')
  })

  test.each([
    '{{trigger.article.toString}}',
    '{{trigger.article.constructor}}',
    '{{trigger.hostile.__proto__.admin}}',
    '{{trigger.article.title.length}}',
    '{{trigger.article.outlets.map}}',
    '{{__proto__.polluted}}',
    '{{constructor.constructor}}',
  ])('leads to nothing that is not its own: %s', (text) => {
    expect(fillIn(text, scope)).toBeNull()
  })

  test('reads lists by position and length, and own names whatever they are', () => {
    expect(fillIn('{{trigger.article.outlets[1]}}', scope)).toBe('B')
    expect(fillIn('{{trigger.article.outlets.length}}', scope)).toBe(2)
    expect(fillIn('{{trigger.hostile.constructor}}', scope)).toBe('mine')
  })

  test('is bounded, however often it repeats what is large', () => {
    const large = { trigger: 'x'.repeat(400_000), steps: {} }
    expect(() => fillIn('{{trigger}}{{trigger}}{{trigger}}', large)).toThrow('1,000,000 characters')
    expect(() => fillIn(['{{trigger}}', '{{trigger}}', '{{trigger}}'], large)).toThrow('1,000,000')
    const list = { trigger: Array.from({ length: 2_000_000 }, () => 1), steps: {} }
    expect(() => fillIn('{{trigger}}', list)).toThrow('1,000,000')
    expect(() => fillIn('-{{trigger}}', list)).toThrow('1,000,000')
  })

  test('that begins with "=" is code for the sandbox', () => {
    expect(findIn({ a: '=trigger.x + 1', b: ['{{item.b}}', '\\=no'] })).toEqual({
      references: [{ text: 'item.b', path: ['item', 'b'] }],
      code: ['trigger.x + 1'],
    })
    expect(fillIn({ a: '=1 + 1' }, scope, new Map([['1 + 1', 2]]))).toEqual({ a: 2 })
    expect(fillIn('\\=1 + 1', scope)).toBe('=1 + 1')
    expect(() => fillIn('=1', scope)).toThrow('Nobody has carried out')
  })

  test('is read in one pass, whatever people repeat in it', () => {
    const text = '{{'.repeat(100_000)
    expect(piecesOf(text)).toEqual([{ words: text }])
    expect(piecesOf('{{ }}'.repeat(50_000))).toHaveLength(50_000)
  })

  test('is written as it is read', () => {
    const names = fc.oneof(
      fc.nat(99),
      fc.string({ minLength: 1 }).filter((name) => !/["\\]/.test(name)),
    )
    fc.assert(
      fc.property(fc.array(names, { maxLength: 8 }), (rest) => {
        const path = ['trigger', ...rest]
        expect(readPath(writePath(path))).toEqual(path)
      }),
      { seed: 41 },
    )
    for (const text of ['', '.a', 'a..b', 'a b', '[0]', 'a[-1]', 'a[b]', 'a["b', 'a.b()'])
      expect(readPath(text)).toBeNull()
  })

  test('never leads outside of what it is given', () => {
    fc.assert(
      fc.property(fc.json(), fc.array(fc.oneof(fc.string(), fc.nat(3))), (json, path) => {
        const found = follow(JSON.parse(json), path)
        expect(typeof found).not.toBe('function')
      }),
      { seed: 42 },
    )
  })
})

describe('A condition', () => {
  test.each([
    ['Rain', 'equals', 'rain', true],
    ['12', 'equals', 12, true],
    [12, 'not-equals', '12.0', false],
    ['Heavy rain in Riga', 'contains', 'RAIN', true],
    [['a', 'B'], 'contains', 'b', true],
    ['Heavy rain', 'not-contains', 'snow', true],
    ['Bodies found', 'contains', ' dies', true],
    ['Bodies found', 'contains', '" dies"', false],
    ['A poet dies', 'contains', '“ DIES”', true],
    ['Rain  today', 'starts-with', '"rain "', true],
    ['Rainy today', 'starts-with', '"rain "', false],
    ['Says "no" again', 'contains', '"', true],
    [['Coast Radio'], 'contains', 'coast radio', true],
    ['Trains', 'matches-words', 'rain', false],
    ['Rain, heavy, in Riga', 'matches-words', 'riga rain', true],
    ['', 'matches-words', '', false],
    ['b', 'is-one-of', 'a, b', true],
    ['10', 'more-than', 9, true],
    ['ten', 'more-than', 9, false],
    [3, 'at-least', '3', true],
    [3, 'at-most', 2, false],
    ['2026-03-29', 'before', '2026-03-29T00:00:01Z', true],
    ['2026-03-29T10:00:00+02:00', 'after', '2026-03-29T07:59:59Z', true],
    ['tomorrow', 'after', '2026-01-01', false],
    [' ', 'is-empty', null, true],
    [{}, 'is-empty', null, true],
    [0, 'is-empty', null, false],
    ['true', 'is-true', null, true],
    [1, 'is-true', null, false],
    [false, 'is-false', null, true],
    ['Ünal', 'starts-with', 'ünal', true],
    ['photo.JPG', 'ends-with', '.jpg', true],
  ] as const)('%j %s %j: %s', (left, is, right, expected) => {
    expect(meets(left, is, right)).toBe(expected)
  })

  test('is met with all of its rows, or any', () => {
    const rows = [
      { field: '{{trigger.article.title}}', is: 'equals' as const, value: 'Rain' },
      { field: '{{steps.read.body}}', is: 'is-not-empty' as const },
    ]
    expect(areMet({ match: 'all', rows }, scope)).toBe(false)
    expect(areMet({ match: 'any', rows }, scope)).toBe(true)
    expect(areMet({ match: 'any', rows: [] }, scope)).toBe(true)
  })

  test('has words, and an answer for anything', () => {
    expect(Object.keys(comparisonWords)).toEqual([...comparisons])
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...comparisons), fc.anything(), (a, is, b) => {
        expect(typeof meets(json(a), is, json(b))).toBe('boolean')
      }),
      { seed: 43 },
    )
  })
})

const json = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}

describe('Fields of an example', () => {
  test('are offered with type and content', () => {
    const example = {
      title: 'Rain',
      at: '2026-11-29T07:00:00Z',
      items: [{ id: 1 }, { id: 2 }],
      'a b': true,
    }
    expect(offerFields(example, ['steps', 'read'])).toEqual([
      { path: 'steps.read', type: 'object', example: '4 fields' },
      { path: 'steps.read.title', type: 'text', example: 'Rain' },
      { path: 'steps.read.at', type: 'time', example: '2026-11-29T07:00:00Z' },
      { path: 'steps.read.items', type: 'list', example: '2 items' },
      { path: 'steps.read.items.length', type: 'number', example: '2' },
      { path: 'steps.read.items[0]', type: 'object', example: '1 field' },
      { path: 'steps.read.items[0].id', type: 'number', example: '1' },
      { path: 'steps.read["a b"]', type: 'yes-no', example: 'true' },
    ])
  })

  test('lead to what they were offered for, and stay few', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const trigger: unknown = JSON.parse(text)
        const offered = offerFields(trigger, ['trigger'])
        expect(offered.length).toBeLessThanOrEqual(300)
        for (const { path, type } of offered)
          if (type !== 'nothing')
            expect(fillIn(`{{${path}}}`, { trigger, steps: {} })).not.toBeNull()
      }),
      { seed: 44 },
    )
  })
})
