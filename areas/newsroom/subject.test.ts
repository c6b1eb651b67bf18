import { expect, test } from 'vitest'
import { subjectKey, subjectOf, type Subject } from './subject.ts'

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

test.each(['', 'article:', 'article:x', 'article:-1', 'recent:0', 'planet:9'])(
  'what names nothing is no subject: "%s"',
  (key) => {
    expect(subjectOf(key)).toBe(null)
  },
)
