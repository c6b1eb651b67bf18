import { expect, test } from 'vitest'
import type { Article } from '#areas/articles/contract.ts'
import type { Theme } from '../../contracts/reading.ts'
import { articlesOf, keepThemes } from './keep-themes.ts'

const article = (id: number, title = '') => ({ id, title }) as Article
const theme = (category: string, subjects: Record<string, Article[]>): Theme => ({
  category,
  subjects: Object.entries(subjects).map(([name, articles]) => ({ name, articles })),
})
const placesOf = (themes: readonly Theme[]) =>
  themes.flatMap(({ category, subjects }) =>
    subjects.flatMap(({ name, articles }) =>
      articles.map(({ id, title }) => `${category}/${name}/${id}${title}`),
    ),
  )

const shown = [
  theme('World', { ferry: [article(1), article(2)], quay: [article(3)] }),
  theme('Sports', { row: [article(4)] }),
]

test('articles stay where they are shown, as they are by now', () => {
  const fresh = [
    theme('Sports', { oar: [article(4, 'b')] }),
    theme('World', { ferry: [article(2)] }),
  ]
  expect(placesOf(keepThemes(shown, fresh, articlesOf(fresh)))).toEqual([
    'World/ferry/2',
    'Sports/row/4b',
  ])
})

test('articles that are let in come last in their subject', () => {
  const fresh = [
    theme('Science', { tide: [article(7)] }),
    theme('World', { ferry: [article(5), article(1)], crane: [article(6)] }),
  ]
  expect(placesOf(keepThemes(shown, fresh, articlesOf(fresh)))).toEqual([
    'World/ferry/1',
    'World/ferry/5',
    'World/crane/6',
    'Science/tide/7',
  ])
  expect(placesOf(shown)).toHaveLength(4)
})
