import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchTexts } from './match-texts.ts'
import { readPattern } from './pattern.ts'
import type { TextCondition } from './text-matching.ts'

const pattern = (pattern: string): TextCondition => ({
  about: 'pattern',
  not: false,
  pattern,
  where: 'anywhere',
})
const words = (...words: string[]): TextCondition => ({
  about: 'words',
  not: false,
  words,
  where: 'anywhere',
})
const text = (title: string, lead = '') => ({ title, lead })
const ask = { isPlaceWanted: true, budgetMs: 1000 }

test('each condition is answered for each text, with the matching place', async () => {
  const { found } = await matchTexts({
    ...ask,
    conditions: [
      words('harbour', 'tug'),
      pattern('\\d+ people'),
      { ...words('quay'), where: 'title' },
    ],
    texts: [text('The Harbour opens', 'For 15 people of the quay'), text('Rain')],
  })
  expect(found).toEqual([
    ['Harbour', '15 people', null],
    [null, null, null],
  ])
})

test.each(['[^~]{1,1000}', '(a|bc|de|fg){150}', '(\\w{1,30} ){1,30}'])(
  'an expression of many steps is refused with a message: %s',
  async (expression) => {
    const asked = matchTexts({ ...ask, conditions: [pattern(expression)], texts: [text('Rain')] })
    await expect(asked).rejects.toThrow('too large to be searched for')
  },
)

test('if finding the place takes too long, a part is found that matches by itself', async () => {
  const search = await readPattern('h\\w{0,200}r{1,200}')
  const long = `${'The quay. '.repeat(100)}The harbour opens.`
  expect(search.placeIn(long)).toBe('har')
  expect(search.placeIn('No such word. '.repeat(100))).toBeNull()
})

test('a place is found in exactly the texts that match, and matches itself', async () => {
  // Patterns without anchors: with an anchor, the found part of a text might not match by itself.
  const searches = await Promise.all(
    ['a{1,400}b?c', 'x.{0,300}y|zz', '[ab]{2,200}d'].map(readPattern),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y', 'z'), maxLength: 600 }),
      (text) => {
        for (const { isIn, placeIn } of searches) {
          const place = placeIn(text)
          expect(place !== null).toBe(isIn(text))
          if (place !== null) expect(text.includes(place) && isIn(place)).toBe(true)
        }
      },
    ),
    { numRuns: 50 },
  )
})

const SLOW = Array.from({ length: 100 }, (_, nth) => `${'a'.repeat(150)}${nth}`)

test('conditions that take too long for each text are refused with a message', async () => {
  const texts = Array.from({ length: 200 }, () => text('a'.repeat(10_000)))
  const asked = matchTexts({ ...ask, budgetMs: 10_000, conditions: [words(...SLOW)], texts })
  await expect(asked).rejects.toThrow(
    'The conditions about text take too long to search for. Use fewer or shorter words.',
  )
})

test('no text is begun after the time is over, except the first one', async () => {
  const texts = Array.from({ length: 50 }, () => text('a'.repeat(400)))
  const { found, spentMs } = await matchTexts({
    ...ask,
    budgetMs: 0,
    conditions: [words(...SLOW)],
    texts,
  })
  expect(found).toEqual([[null]])
  expect(spentMs).toBeGreaterThan(0)
})
