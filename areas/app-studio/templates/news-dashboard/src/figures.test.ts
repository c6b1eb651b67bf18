import assert from 'node:assert/strict'
import test from 'node:test'
import { countsBy, daysOf, spanOf, storiesIn } from './figures.ts'

const reports = [
  { title: 'Market hall', outlet: 'Post', topic: 'Local', day: '2026-02-27' },
  { title: 'Ice core', outlet: 'Wire', topic: 'Science', day: '2026-02-28' },
  { title: 'Market hall', outlet: 'Wire', topic: 'Local', day: '2026-03-02' },
  { title: 'Market hall', outlet: 'Wire', topic: 'Local', day: '2026-03-01' },
]

test('reports of one title are one story, counted by outlets', () => {
  const [first] = storiesIn(reports)
  assert.deepEqual(first, {
    title: 'Market hall',
    topic: 'Local',
    outlets: ['Post', 'Wire'],
    newest: '2026-03-02',
  })
})

test('kinds are counted, the most first', () => {
  assert.deepEqual(countsBy(reports, 'outlet'), [
    { name: 'Wire', count: 3 },
    { name: 'Post', count: 1 },
  ])
})

test('days of the week without a report are days, too', () => {
  const gap = [reports[0]!, reports[2]!]
  assert.deepEqual(
    daysOf(gap).map(({ count }) => count),
    [0, 0, 0, 1, 0, 0, 1],
  )
  assert.deepEqual(daysOf([]), [])
})

test('the days of reports are told in words', () => {
  assert.equal(spanOf(reports), '27 February to 2 March 2026')
  assert.equal(spanOf(reports.slice(0, 1)), '27 February 2026')
})
