import { expect, test } from 'vitest'
import { newsReports } from './news-reports.ts'

const entry = (source: string, at: number, title = 'Ferry sinks off Orlan') => ({
  source,
  at,
  title,
  link: null,
})

test('each outlet reports once, from its first report to its last', () => {
  expect(newsReports([entry('gazette', 5), entry('courier', 3), entry('gazette', 1)])).toEqual([
    { source: 'gazette', first: 1, last: 5 },
    { source: 'courier', first: 3, last: 3 },
  ])
})

test('opinion on it is not a report of it', () => {
  const opinion = entry('letter', 2, 'Opinion: The ferry was old')
  expect(newsReports([entry('gazette', 1), opinion])).toHaveLength(1)
  expect(newsReports([opinion])).toEqual([])
})
