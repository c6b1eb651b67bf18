import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockTime, lengthWords, resumeAt, spanAt, waitWords } from './playing-times.ts'

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [245, '4:05'],
  [3723, '1:02:03'],
])('%d seconds read as %s', (seconds, words) => {
  expect(clockTime(seconds)).toBe(words)
})

describe('The sentence that sounds', () => {
  const spans = [
    { start: 0.4, end: 2 },
    { start: 2.3, end: 5 },
    { start: 5, end: 9 },
  ]

  test.each([
    [0, -1],
    [0.4, 0],
    [2.2, 0],
    [2.3, 1],
    [5, 2],
    [40, 2],
  ])('at %d seconds it is number %d', (time, place) => {
    expect(spanAt(spans, time)).toBe(place)
  })

  test('is the last one that has begun', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 900, noNaN: true })),
        fc.double({ min: 0, max: 900, noNaN: true }),
        (starts, time) => {
          const ordered = starts.toSorted((a, b) => a - b).map((start) => ({ start, end: start }))
          expect(spanAt(ordered, time)).toBe(ordered.findLastIndex(({ start }) => start <= time))
        },
      ),
    )
  })
})

test('a piece goes on where its reader was, and begins again after its end', () => {
  expect(resumeAt(61, 180)).toBe(61)
  expect(resumeAt(179, 180)).toBe(0)
  expect(resumeAt(0, 180)).toBe(0)
})

test('what is waited for is told roughly', () => {
  expect([0, 20.4, 100, 5000].map(waitWords)).toEqual([
    'about 1 s',
    'about 20 s',
    'about 2 min',
    'about 1 hr',
  ])
})

test('a length is told in what it takes: minutes to hear, words to read', () => {
  expect(lengthWords(false, { words: 312, seconds: 120, articles: 1 })).toBe(
    'About 2 minutes, from 1 article',
  )
  expect(lengthWords(false, { words: 104, seconds: 40.2, articles: 1 })).toBe(
    'About 40 seconds, from 1 article',
  )
  expect(lengthWords(false, { words: 141, seconds: 54.2, articles: 1 })).toBe(
    'About 55 seconds, from 1 article',
  )
  expect(lengthWords(false, { words: 200, seconds: 77, articles: 1 })).toBe(
    'About 1.5 minutes, from 1 article',
  )
  expect(lengthWords(false, { words: 3, seconds: 1.2, articles: 1 })).toBe(
    'About 5 seconds, from 1 article',
  )
  expect(lengthWords(true, { words: 1480, seconds: 500, articles: 6 })).toBe(
    'About 1,480 words, from 6 articles',
  )
})
