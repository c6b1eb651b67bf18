import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { testPage } from '../asking/test-page.tsx'
import { pageInMemory } from './page-keepers.ts'
import { isSamePage, pageBelow } from './page-below.ts'
import { PageProvider, usePage, usePageFact, usePageNow, useWholePage } from './page.tsx'

const { show } = testPage()

const at = (page: string, search = '') => ({
  page,
  place: '',
  params: new URLSearchParams(search),
})

test('an article over a page is no other page; another page, search or period is', () => {
  const feed = at('/news-hub/feed', 'time=week')
  expect(isSamePage(at('/news-hub/feed', 'time=week&article=4'), feed)).toBe(true)
  expect(isSamePage(at('/news-hub/feed', 'article=4&about=hub&time=week'), feed)).toBe(true)
  for (const other of ['time=today', 'time=week&q=tide', 'time=week&source=1', ''])
    expect(isSamePage(at('/news-hub/feed', other), feed)).toBe(false)
  expect(isSamePage(at('/notes', 'time=week'), feed)).toBe(false)
})

test('the page below has no article', () => {
  const { params } = pageBelow(at('/news-hub/feed', 'article=4&about=hub&time=week'))
  expect(params.toString()).toBe('time=week')
})

test('who follows the page below is redrawn for another page, and for no article over it', async () => {
  const drawn = { below: vi.fn(), whole: vi.fn(), isFour: vi.fn() }
  function Below() {
    usePage()
    drawn.below(usePageNow())
    return null
  }
  function Whole() {
    drawn.whole(useWholePage())
    return null
  }
  function IsFour() {
    drawn.isFour(usePageFact(({ params }) => params.get('article') === '4'))
    return null
  }
  const keeper = pageInMemory('', '/news-hub/feed?article=3')
  await show(
    <PageProvider keeper={keeper}>
      <Below />
      <Whole />
      <IsFour />
    </PageProvider>,
  )
  const go = (search: string) => act(async () => keeper.go(`/news-hub/feed${search}`))
  const times = () => Object.values(drawn).map(({ mock }) => mock.calls.length)
  const [below, whole, isFour] = times() as [number, number, number]
  await go('?article=5')
  await go('?article=6')
  expect(times()).toEqual([below, whole + 2, isFour])
  const now = drawn.below.mock.lastCall![0]
  expect(now().params.get('article')).toBe('6')
  await go('?article=4')
  expect(times()).toEqual([below, whole + 3, isFour + 1])
  await go('?article=4&time=week')
  expect(drawn.below).toHaveBeenCalledTimes(below + 1)
})
