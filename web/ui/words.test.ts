import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count } from './count.ts'
import { inSentence } from './controls/in-sentence.ts'
import { initials } from '#engine/outlets/initials.ts'
import { relativeTime } from './relative-time.ts'

describe('counts', () => {
  test('agree with their number and are grouped by thousands', () => {
    expect(count(0, 'source')).toBe('0 sources')
    expect(count(1, 'source')).toBe('1 source')
    expect(count(1204, 'entry')).toBe('1,204 entries')
    expect(count(2, 'day')).toBe('2 days')
    expect(count(3, 'person', 'people')).toBe('3 people')
  })
})

test('a label within a sentence keeps the capitals of abbreviations', () => {
  expect(inSentence('Second checks')).toBe('second checks')
  expect(inSentence('AI agents')).toBe('AI agents')
  expect(inSentence('API key')).toBe('API key')
})

describe('times', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  test.each([
    ['2026-11-21T11:59:30Z', 'Just now'],
    ['2026-11-21T11:54:00Z', '6 min ago'],
    ['2026-11-21T10:00:00Z', '2 hr ago'],
    ['2026-11-20T11:00:00Z', '1 day ago'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
    ['2026-09-12T11:00:00Z', '12 Sept'],
    ['2025-09-12T11:00:00Z', '12 Sept 2025'],
    ['2026-11-21T12:10:00Z', 'in 10 min'],
  ])('%s reads as "%s"', (time, words) => {
    expect(relativeTime(new Date(time), now)).toBe(words)
  })

  test('never read as a negative number', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (a, b) => {
        expect(relativeTime(a, b)).not.toContain('-')
      }),
    )
  })
})

describe('the letters of a source mark', () => {
  test.each([
    ['Northern Wire', 'NW'],
    ['The Harbour', 'H'],
    ['BBC', 'BBC'],
    ['nw', 'NW'],
    ['東京新聞', '東'],
    ['Süddeutsche Post', 'SP'],
    ['The The', 'T'],
    ['HTTP with a password', 'HP'],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  test('are at most three, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(initials(name).length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
