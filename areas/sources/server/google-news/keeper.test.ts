import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverSources } from '../api.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverGoogleNews } from './keeper.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const news = () => serverGoogleNews(tools.desk)

test('words and topics are offered in the chosen edition, without a request', async () => {
  const { found, topics } = await news().findGoogleNews({ text: 'Mond', edition: 'DE:de' })
  expect(found).toMatchObject([{ title: 'Google News: Mond', kind: 'news-search', language: 'de' }])
  expect(topics).toHaveLength(9)
  expect(topics.find(({ title }) => title.endsWith('Science'))).toMatchObject({
    category: 'science',
  })
  for (const { address } of [...found, ...topics]) {
    expect(new URL(address).searchParams.get('ceid')).toBe('DE:de')
  }
  expect((await news().findGoogleNews({ text: '', edition: 'nowhere' })).found).toEqual([])
})

test('a copied subject is checked before it is offered; words and topics are not', async () => {
  const find = (text: string) => news().findGoogleNews({ text, edition: 'US:en' })
  const { found } = await find('https://news.google.com/topics/CAAqJggKIiBDQkFT')
  expect(found[0]!.checkFirst).toBe(found[0]!.address)
  for (const text of ['moon base', 'example.com', 'news.google.com']) {
    const { found: searched, topics } = await find(text)
    expect([...searched, ...topics].filter(({ checkFirst }) => checkFirst)).toEqual([])
  }
})

test('a feed that is followed already says so', async () => {
  const [candidate] = (await news().findGoogleNews({ text: 'tug', edition: 'US:en' })).found
  tools.web.set(candidate!.address, rss([{ guid: '1', title: 'Tug sinks' }]))
  await serverSources(tools.desk).followSource({
    name: '',
    category: 'general',
    frequency: 'hourly',
    address: candidate!.address,
  })
  const again = await news().findGoogleNews({ text: 'tug', edition: 'US:en' })
  expect(again.found[0]!.isFollowed).toBe(true)
})

test('the editions are listed, with the one for the reader’s languages', async () => {
  const { editions, suggested } = await news().listEditions({ languages: ['de-AT', 'en'] })
  expect(editions.length).toBeGreaterThan(60)
  expect(suggested).toBe('AT:de')
  for (const languages of [[], ['x'], ['not a language'], ['en-XX']]) {
    expect((await news().listEditions({ languages })).suggested).toMatch(/:en$/)
  }
})
