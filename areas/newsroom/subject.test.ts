import { expect, test } from 'vitest'
import { Subject, subjectKey, subjectOf } from './subject.ts'

const subjects: Subject[] = [
  { kind: 'article', id: 12 },
  { kind: 'topic', id: 'topic_1' },
  { kind: 'hub', id: 'hub-1795262400000' },
  { kind: 'folder', name: 'AI: tools' },
  { kind: 'search', text: 'source:"Harbour Post" ferry' },
  { kind: 'saved' },
  { kind: 'recent', hours: 24 },
]

test.each(subjects)('a subject travels as a text and back: $kind', (subject) => {
  expect(subjectOf(subjectKey(subject))).toEqual(subject)
})

test('a subject may end at a time, which its text does not say', () => {
  const harbour = { kind: 'topic', id: 'topic_1', hours: 24 } as const
  expect(Subject.parse(harbour)).toEqual(harbour)
  expect(subjectKey(harbour)).toBe('topic:topic_1')
})

test.each(['', 'article:', 'article:x', 'article:-1', 'recent:0', 'planet:9'])(
  'what names nothing is no subject: "%s"',
  (key) => {
    expect(subjectOf(key)).toBe(null)
  },
)
