import { beforeEach, expect, test } from 'vitest'
import { testPage } from '#web/asking/test-page.tsx'
import { ChainedPages, type PlaceInChain } from './ChainedPages.tsx'

const PAGE = 2
let news: string[]
beforeEach(() => {
  news = ['d', 'c', 'b', 'a']
})

function Names({ start, depth, rest }: PlaceInChain) {
  const from = start === undefined ? 0 : news.indexOf(start)
  return (
    <>
      {news.slice(from, from + PAGE).map((name) => ` ${name}${depth}`)}
      {rest(news[from + PAGE] ?? null, (onMore) => (
        <button onClick={onMore}>Show more</button>
      ))}
    </>
  )
}
const list = () => <ChainedPages waiting="...">{(place) => <Names {...place} />}</ChainedPages>

const { show, words, press, button } = testPage()

test('a page is shown when it is asked for, until there are no more', async () => {
  await show(list())
  expect(words()).toBe(' d0 c0Show more')
  await press('Show more')
  expect(words()).toBe(' d0 c0 b1 a1')
  expect(button('Show more')).toBeUndefined()
})

test('what is new at the top pushes nothing out from between two pages', async () => {
  await show(list())
  await press('Show more')
  news.unshift('e')
  await show(list())
  expect(words()).toBe(' e0 d0 c1 b1Show more')
})
