import { describe, expect, test } from 'vitest'
import { Article, ArticlePage } from '#areas/articles/contract.ts'
import { articleOf, keptMatcher } from './match-kept.ts'

const now = new Date('2026-03-02T12:00:00Z')
const unmarked = { isRead: false, isSaved: false }

const page: ArticlePage = {
  id: 7,
  title: 'Night ferry runs aground',
  summary: 'All 212 people were taken ashore at Pell Island.',
  publishedTime: '2026-03-01T12:00:00Z',
  sources: [{ name: 'Harbour Gazette', logo: 'HG' }],
  sourceCount: 1,
  category: 'World',
  tape: [1],
  isRead: false,
  summarySentences: [],
  paragraphs: [[{ text: 'The owner blames a missing buoy.', citations: [] }]],
  coverage: [
    {
      outlet: { name: 'Harbour Gazette', logo: 'HG' },
      title: 'Café owner saw it first',
      link: 'https://news.gazette.example/ferry',
      publishedTime: '2026-03-01T12:00:00Z',
    },
  ],
  related: [],
  method: null,
}

const rank = (search: string, { time, of = page, marks = unmarked }: Partial<Options> = {}) =>
  keptMatcher({ search, time, now })(of, marks)
interface Options {
  time: 'today' | 'week'
  of: ArticlePage
  marks: typeof unmarked
}
const fits = (search: string, options?: Partial<Options>) => rank(search, options) !== null

describe('Without a network, a search', () => {
  test('looks through the title, the text and the headlines of the sources', () => {
    expect(fits('ferry buoy cafe "pell island"')).toBe(true)
    expect(fits('ferry lighthouse')).toBe(false)
  })

  test('leaves out what a minus denies', () => {
    expect(fits('ferry -lighthouse')).toBe(true)
    expect(fits('ferry -buoy')).toBe(false)
    expect(fits('ferry -"missing buoy"')).toBe(false)
  })

  test.each([
    ['title:ferry', 'title:buoy'],
    ['source:gazette', 'source:courier'],
    ['source:gazette.example', '-source:"Harbour Gazette"'],
    ['category:world', 'category:science'],
    ['after:2026-03-01', 'before:2026-03-01'],
    ['is:unread', 'is:read'],
  ])('keeps to %s, and not to %s', (right, wrong) => {
    expect(fits(right)).toBe(true)
    expect(fits(wrong)).toBe(false)
  })

  test('knows what is saved and read by now', () => {
    const marks = { isRead: true, isSaved: true }
    expect(fits('ferry is:saved is:read', { marks })).toBe(true)
    expect(fits('is:unread', { marks })).toBe(false)
  })

  test('keeps to the time that was chosen', () => {
    expect(fits('ferry', { time: 'week' })).toBe(true)
    expect(fits('ferry', { time: 'today' })).toBe(false)
  })

  test('says what is wrong with it', () => {
    expect(() => rank('after:soon')).toThrow(/is not a valid date/)
  })

  test('puts first what says it in the title, and what is newer', () => {
    const old = { ...page, publishedTime: '2025-12-01T12:00:00Z' }
    expect(rank('ferry')!).toBeGreaterThan(rank('buoy')!)
    expect(rank('ferry')!).toBeGreaterThan(rank('ferry', { of: old })!)
  })
})

test('what a list shows of a kept page is an article and nothing else', () => {
  const whole = Object.fromEntries(
    Object.keys(ArticlePage.shape).map((name) => [name, name]),
  ) as unknown as ArticlePage
  const shown = articleOf(whole, { isRead: true, isSaved: false })
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(Article.shape).toSorted())
  expect(shown.isRead).toBe(true)
})
