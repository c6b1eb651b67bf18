import { describe, expect, test } from 'vitest'
import { conditionOf, remedyOf, span, wordsOf, type Judged } from './condition.ts'

const now = new Date('2026-03-02T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const working: Judged = {
  state: 'ok',
  message: null,
  failures: 0,
  isPaused: false,
  isMuted: false,
  lastSuccess: now,
  lastEntry: hoursAgo(2),
  usualPauseHours: 1,
  isYoung: false,
  followed: hoursAgo(5000),
  pagesForbiddenBy: null,
}
const judged = (changes: Partial<Judged>): Judged => ({ ...working, ...changes })

describe('The condition of a source', () => {
  test('a source that published an hour ago is working', () => {
    expect(conditionOf(working)).toBe('ok')
    expect(remedyOf(working, now)).toBeNull()
  })

  test('silence is measured against its own rhythm', () => {
    expect(conditionOf(judged({ lastEntry: hoursAgo(30) }))).toBe('silent')
    expect(conditionOf(judged({ lastEntry: hoursAgo(30), usualPauseHours: 24 }))).toBe('ok')
    expect(wordsOf(judged({ lastEntry: hoursAgo(24 * 12), usualPauseHours: 48 }))).toBe(
      'Nothing new for 12 days; it usually publishes every 2 days.',
    )
  })

  test('a busy source that is followed since Thursday is not silent on Sunday evening', () => {
    expect(conditionOf(judged({ lastEntry: hoursAgo(50), isYoung: true }))).toBe('ok')
    expect(conditionOf(judged({ lastEntry: hoursAgo(100), isYoung: true }))).toBe('silent')
  })

  test('a source is not silent in a time when nothing was fetched', () => {
    const wasAsleep = judged({ lastEntry: hoursAgo(1001), lastSuccess: hoursAgo(1000) })
    expect(conditionOf(wasAsleep)).toBe('ok')
  })

  test('a feed without an entry is silent after half a year', () => {
    const empty = judged({ lastEntry: null, usualPauseHours: null })
    expect(conditionOf(empty)).toBe('silent')
    expect(conditionOf({ ...empty, followed: hoursAgo(100) })).toBe('ok')
    expect(wordsOf(empty)).toContain('never had an entry')
  })

  test('a pause by the reader takes precedence over a failure', () => {
    expect(conditionOf(judged({ state: 'failing', isPaused: true }))).toBe('paused')
  })

  test('a failing source says what was found, and suggests something else when it goes on failing', () => {
    const failing = judged({ state: 'failing', message: 'It answered 503.', failures: 7 })
    expect(wordsOf(failing)).toBe('It answered 503.')
    expect(remedyOf(failing, now)).toContain('No action needed yet')
    expect(remedyOf({ ...failing, lastSuccess: hoursAgo(100) }, now)).toContain('7 times in a row')
  })

  test('a muted source says so next to its condition', () => {
    expect(wordsOf(judged({ isMuted: true }))).toBe(
      'Working. It is muted: your lists leave it out.',
    )
  })

  test('spans are told in the largest unit that fits', () => {
    expect([1, 47, 48, 24 * 59, 24 * 61, 24 * 800].map(span)).toEqual([
      '1 hour',
      '47 hours',
      '2 days',
      '59 days',
      '2 months',
      '2 years',
    ])
  })
})
