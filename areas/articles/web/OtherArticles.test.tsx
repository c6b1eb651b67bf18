import { expect, test } from 'vitest'
import { askKeepers } from '#core/contract.ts'
import { testPage } from '#web/asking/test-page.tsx'
import { PageProvider } from '#web/place/page.tsx'
import { Store } from '#web/place/store.ts'
import type { ArticlePage } from '../contract.ts'
import { OtherArticles } from './OtherArticles.tsx'

const merged: unknown[] = []
const page = testPage(
  askKeepers({
    joining: {
      mergeArticles: async (asked: unknown) => {
        merged.push(asked)
        return { correction: 1, article: 4 }
      },
    },
  }),
)

const moment = (id: number, title: string) => ({
  ...{ id, title, time: '2026-11-23T18:00:00.000Z', sourceCount: 2 },
})
const tug = moment(4, 'Tug Marlena sinks off Cape Orrin')
const fair = moment(9, 'Harbour fair opens in Tolland')
const bakery: ArticlePage = {
  ...{ id: 7, title: 'Bakery wins a prize for rye bread', summary: '', category: 'World' },
  ...{ publishedTime: tug.time, method: '', tape: [], isRead: false, summarySentences: [] },
  ...{ paragraphs: [], related: [], sources: [], sourceCount: 2, coverage: [] },
  timeline: { earlier: [], later: [] },
  parting: { from: [tug], into: [fair] },
}

const keeper = {
  ...{ base: '', recordBase: '', home: '/', takesBareNames: false, go() {} },
  address: new Store('/news-hub/feed'),
  linkTo: () => null,
}
const show = (canCorrect: boolean) =>
  page.show(
    <PageProvider keeper={keeper}>
      <OtherArticles article={bakery} canCorrect={canCorrect} />
    </PageProvider>,
  )
const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

test('The page of an article leads to what it was part of and to what was part of it', async () => {
  await show(false)
  const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Split off from', 'Split off from this'])
  expect(links()).toEqual([
    [tug.title, '/news-hub/feed?article=4'],
    [fair.title, '/news-hub/feed?article=9'],
  ])
  expect(document.querySelector('button')).toBeNull()
})

test('Whoever may correct articles says there that they are on the same event', async () => {
  await show(true)
  await page.press(`Same event: “${tug.title}”`)
  expect(merged).toEqual([{ article: 7, other: 4 }])
})
