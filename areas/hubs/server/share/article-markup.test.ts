import { expect, test } from 'vitest'
import { citedMarkup, sourcesMarkup } from './article-markup.ts'

const sources = Array.from({ length: 9 }, (_, nth) => ({
  outlet: `Outlet ${nth + 1}`,
  title: 'A title',
  link: `https://outlet.example/${nth + 1}`,
  publishedTime: '2026-03-02T08:00:00Z',
}))
const sentences = [5, 5, 8].map((source) => ({ text: 'A sentence.', source }))
const wordsOf = (markup: { text: string }[]) =>
  markup.map(({ text }) => text.replaceAll(/<[^>]*>/g, '')).join('')

test('a number stays with its word, and counts what is cited where sources are not numbered', () => {
  const numbered = citedMarkup(sentences, sources, () => null)
  expect(wordsOf(numbered)).toBe('A sentence.\u20606 A sentence.\u20606 A sentence.\u20609')
  const counted = citedMarkup(sentences, sources, ({ link }) => link, 'cited')
  expect(wordsOf(counted)).toBe('A sentence.\u20601 A sentence.\u20601 A sentence.\u20602')
  expect(counted[2]!.text).toContain('href="https://outlet.example/9"')
  expect(counted[2]!.text).toContain('Source 2: Outlet 9')
})

test('an article of many outlets names the first of them, and leads to all', () => {
  const { text } = sourcesMarkup(sources, '/shared/abc/article/7')
  expect(wordsOf([{ text }])).toBe(
    'From 9 sources: Outlet 1, Outlet 2, Outlet 3, Outlet 4, Outlet 5, Outlet 6 and 3\u00A0more',
  )
  expect(text).toContain('href="/shared/abc/article/7#sources"')
  expect(wordsOf([sourcesMarkup(sources.slice(0, 7), '')])).toContain('Outlet 6, Outlet 7')
})
