import { describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { pythonLiteral } from './python-literal.ts'
import { areFeedsHere, percentOf, runConformance } from './run.ts'
import { sameName, sameWords } from './same.ts'

describe.skipIf(!areFeedsHere)('what careful readers before us expect of feeds', () => {
  test(
    'is met in the wanted measure',
    () => {
      for (const { title, wanted, results } of runConformance().questions) {
        for (const result of results) {
          const failed = result.failed.map(({ file, what }) => `${file} ${what}`).join('\n')
          expect(percentOf(result), `${title}, ${result.set}:\n${failed}`).toBeGreaterThanOrEqual(
            wanted,
          )
        }
      }
    },
    patient(120_000),
  )
})

describe('how readings are compared', () => {
  test.each([
    [`'it\\'s'`, "it's"],
    [String.raw`u"\u2014 \x41"`, '— A'],
    ['(2004, 1, 1, 19)', [2004, 1, 1, 19]],
    ['42', 42],
    ['None', null],
    ["{'a': 1}", undefined],
  ])('%s is read as Python means it', (literal, value) => {
    expect(pythonLiteral(literal)).toEqual(value)
  })

  test('texts by their words, names without mail addresses', () => {
    expect(sameWords('<p>Tug\n sinks</p>', 'Tug sinks')).toBe(true)
    expect(sameWords('<p>Tug sinks</p>', 'Tug sank')).toBe(false)
    expect(sameName('oak@harbour.example (Ann Oak)', 'Ann Oak')).toBe(true)
    expect(sameName('Ann Oak', 'Ben Oak')).toBe(false)
    expect(sameWords('Tug', null)).toBe(false)
  })
})
