import { expect, test } from 'vitest'
import { newsWeight } from './report-kind.ts'
import { sectionOf } from './link-section.ts'

test.each([
  ['https://herald.example/opinion/2031/ferry', 'opinion'],
  ['https://herald.example/meinung/die-faehre.html', 'opinion'],
  ['https://herald.example/2031/videos/ferry-aground', 'video'],
  ['https://herald.example/world/live/ferry', 'live'],
  ['https://herald.example/newsletters/morning', 'round-up'],
])('%s stands in a section of its kind', (link, section) => expect(sectionOf(link)).toBe(section))

test.each([
  'https://herald.example/world/live-animals-on-a-ferry',
  'https://herald.example/opinion',
  'https://herald.example/2031/ferry?section=opinion',
  'not a link',
  null,
])('%s says nothing of it', (link) => expect(sectionOf(link)).toBeNull())

test('a report of such a section counts less', () => {
  const title = 'Ferry runs aground in Orlan'
  expect(newsWeight(title, 'https://herald.example/world/ferry')).toBe(1)
  expect(newsWeight(title, 'https://herald.example/opinion/ferry')).toBeLessThan(0.5)
})
