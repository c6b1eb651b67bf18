import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenSubject, timesWords } from './programme-words.ts'
import { subjectKey, type Subject } from './subject.ts'

const zone = 'Europe/Berlin'
const at = (days: number[], ofZone = zone) =>
  timesWords({ kind: 'days', days, time: '06:30', zone: ofZone }, zone)

test('times are told as one says them', () => {
  expect(at([5, 1, 2, 3, 4])).toBe('Weekdays at 06:30')
  expect(at([1, 2, 3, 4, 5, 6, 7])).toBe('Every day at 06:30')
  expect(at([4, 1])).toBe('Mon, Thu at 06:30')
  expect(at([1], 'Asia/Tokyo')).toBe('Mon at 06:30 (Asia/Tokyo)')
  expect(timesWords({ kind: 'articles', count: 5 }, zone)).toBe('After 5 new articles')
  expect(timesWords({ kind: 'articles', count: 1 }, zone)).toBe('After 1 new article')
})

test('a subject survives its way through a list of choices', () => {
  const subjects: fc.Arbitrary<Subject> = fc.oneof(
    fc.record({ kind: fc.constant('article' as const), id: fc.integer({ min: 1 }) }),
    fc.record({ kind: fc.constant('topic' as const), id: fc.string({ minLength: 1 }) }),
    fc.record({ kind: fc.constant('folder' as const), name: fc.string() }),
    fc.record({ kind: fc.constant('search' as const), text: fc.string() }),
    fc.record({ kind: fc.constant('recent' as const), hours: fc.integer({ min: 1, max: 700 }) }),
    fc.constant({ kind: 'saved' as const }),
  )
  fc.assert(
    fc.property(subjects, (subject) => {
      expect(chosenSubject(subjectKey(subject))).toEqual(subject)
    }),
  )
})
