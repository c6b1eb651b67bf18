import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverSources } from '../api.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverNewsletters } from './keeper.ts'

const weekly = rss(
  [{ guid: '1', title: 'The tug Marlena', text: 'Words.', published: '2026-03-01T08:00:00Z' }],
  { title: 'Harbour Weekly', link: 'https://harbour.substack.com/' },
)

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const find = (text: string) => serverNewsletters(tools.desk).findNewsletter({ text })

test('a publication’s own feed is found by the rules of its platform, and read', async () => {
  tools.web.set('https://harbour.substack.com/feed', weekly)
  const { candidates, note } = await find('https://harbour.substack.com/p/the-tug')
  expect(note).toBeNull()
  expect(candidates).toMatchObject([
    {
      address: 'https://harbour.substack.com/feed',
      title: 'Harbour Weekly',
      kind: 'newsletter',
      newest: '2026-03-01T08:00:00.000Z',
      isFollowed: false,
    },
  ])
  expect(candidates[0]!.found).toContain('Substack')

  await serverSources(tools.desk).followSource({
    name: '',
    category: 'general',
    frequency: 'hourly',
    address: candidates[0]!.address,
  })
  expect((await find('harbour.substack.com')).candidates[0]!.isFollowed).toBe(true)
})

test('a front page that names its feed is enough', async () => {
  tools.web.set(
    'https://harbour.example/',
    '<html><head><link rel="alternate" type="application/rss+xml" href="/weekly.xml"></head></html>',
  )
  tools.web.set('https://harbour.example/weekly.xml', weekly)
  const { candidates } = await find('harbour.example/subscribe')
  expect(candidates.map(({ address }) => address)).toEqual(['https://harbour.example/weekly.xml'])
})

test('without a feed, an inbox is offered', async () => {
  tools.web.set('https://harbour.example/', '<html><head><title>Letters</title></head></html>')
  for (const typed of ['harbour.example', 'Harbour Weekly', 'https://nowhere.example/']) {
    const { candidates, note } = await find(typed)
    expect(candidates).toEqual([])
    expect(note).toContain('sent to an inbox of your own')
  }
})
