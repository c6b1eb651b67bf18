import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packed } from '#areas/articles/server/embeddings/packed.ts'
import { LEAST_OF_LANGUAGE, pairAcross, WITHIN_MS, type Meaning } from './pair-across.ts'

const SUBJECTS = 8
const morning = Date.parse('2026-03-02T08:00:00Z')

/**
 * A vector that depends mostly on the subject and a little on the language, as those of
 * multilingual models do.
 */
function about(subject: number, language: string): number[] {
  const of = { en: 0.3, de: -0.3, fr: 0.1 }[language] ?? 0
  return [...Array.from({ length: SUBJECTS }, (_, i) => (i === subject ? 1 : 0)), of]
}

function meaning(id: number, language: string, subject: number, more: Partial<Meaning> = {}) {
  return {
    id,
    vector: packed(about(subject, language)),
    language,
    languages: [language],
    firstAt: morning,
    lastAt: morning,
    isCompared: false,
    ...more,
  }
}

/** Articles about the given subjects: English ones with ids from 0, and German ones from 10. */
function both(english: number[], german: number[], more: Partial<Meaning> = {}): Meaning[] {
  return [
    ...english.map((subject, at) => meaning(at, 'en', subject)),
    ...german.map((subject, at) => meaning(10 + at, 'de', subject, more)),
  ]
}

const idsOf = async (meanings: Meaning[]) =>
  (await pairAcross(meanings))
    .map((pair) => pair.map(({ id }) => id).toSorted((a, b) => a - b))
    .toSorted((a, b) => a[0]! - b[0]!)

test('two that tell of the same event in different languages are a pair, in whatever order', async () => {
  const articles = both([0, 1, 2, 3, 4], [5, 6, 7, 2, 0])
  expect(await idsOf(articles)).toEqual([
    [0, 14],
    [2, 13],
  ])
  expect(await idsOf(articles.toReversed())).toEqual([
    [0, 14],
    [2, 13],
  ])
})

test('what was compared before is met by what is new, and not compared with its like again', async () => {
  const articles = both([0, 1, 2, 3, 4], [5, 6, 7, 2, 0]).map((one) => ({
    ...one,
    isCompared: one.id !== 14,
  }))
  expect(await idsOf(articles)).toEqual([[0, 14]])
})

test('of three languages two become one at a time', async () => {
  const french = [0, 1, 3, 4, 6].map((subject, at) => meaning(20 + at, 'fr', subject))
  const pairs = await idsOf([...both([0, 2, 5, 6, 7], [0, 1, 3, 4, 5]), ...french])
  expect(pairs.flat().length).toBe(new Set(pairs.flat()).size)
  expect(pairs.filter((pair) => pair.includes(0) || pair.includes(20))).toHaveLength(1)
})

describe('no pair are', () => {
  test('articles a day and more apart, also where one goes on for long', async () => {
    const later = { firstAt: morning + WITHIN_MS + 1, lastAt: morning + 3 * WITHIN_MS }
    expect(await idsOf(both([0, 1, 2, 3, 4], [0, 5, 6, 7, 3], later))).toEqual([])
    const onTime = { firstAt: morning + WITHIN_MS, lastAt: morning + 3 * WITHIN_MS }
    expect(await idsOf(both([0, 1, 2, 3, 4], [0, 5, 6, 7, 3], onTime))).toHaveLength(2)
  })

  test('articles of which a language is known to both: those are the joiner’s', async () => {
    expect(
      await idsOf(both([0, 1, 2, 3, 4], [0, 5, 6, 7, 3], { languages: ['de', 'en'] })),
    ).toEqual([])
  })

  test('articles of a language that hardly anyone speaks', async () => {
    const few = both([0, 1, 2, 3, 4], [0, 5, 6, 7, 3]).filter(({ id }) => id !== 13)
    expect(few).toHaveLength(5 + LEAST_OF_LANGUAGE - 1)
    expect(await idsOf(few)).toEqual([])
  })

  test('articles of which a model cannot say which of two it is', async () => {
    expect(await idsOf(both([0, 1, 2, 3, 4], [0, 0, 5, 6, 7]))).toEqual([])
  })

  test.each([
    ['all of one direction', () => packed([1, 2, 3])],
    [
      'one direction for each language',
      (language: string) => packed([language === 'en' ? 1 : -1, 5]),
    ],
    ['no direction', () => packed([0, 0, 0])],
    [
      'other dimensions each',
      (_: string, id: number) => packed(Array.from({ length: id + 2 }, () => 1)),
    ],
  ] as [string, (language: string, id: number) => Int8Array][])('%s', async (_, vectorOf) => {
    const articles = both([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]).map((one) => ({
      ...one,
      vector: vectorOf(one.language, one.id),
    }))
    expect(await idsOf(articles)).toEqual([])
  })
})

test('whatever the directions, nobody is in two pairs, and each pair is of two languages', async () => {
  const article = fc.record({
    language: fc.constantFrom('en', 'de', 'fr'),
    values: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 3, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(article, { minLength: 10, maxLength: 40 }), async (all) => {
      const meanings = all.map(({ language, values }, id) => ({
        ...meaning(id, language, 0),
        vector: packed(values),
      }))
      const pairs = await pairAcross(meanings)
      const ids = pairs.flatMap((pair) => pair.map(({ id }) => id))
      expect(ids.length).toBe(new Set(ids).size)
      for (const [one, other] of pairs) expect(one.language).not.toBe(other.language)
    }),
  )
})
