import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { keeps } from '#server/areas.ts'
import { nameOf } from '#core/contract.ts'
import { keptContracts } from '#web/offline/worker/kept-contracts.ts'
import { serverOffline } from './api.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const item = (title: string, hours: number) => ({
  title,
  text: `${title}, as it is now and was not before.`,
  published: new Date(NOW - hours * 3_600_000).toISOString(),
})

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date(NOW))
  await publish(tools, 'Harbour Gazette', [
    item('Choir of Hill Street wins a regional prize', 1),
    item('Wardens count the seals of Cape Orrin', 30),
    item('Old clocks find a home in greenhouses', 200),
  ])
})
afterEach(() => tools.close())

const api = () => serverOffline(tools.desk)
const titles = async () => (await api().listArticles({})).map(({ title }) => title.slice(0, 7))

test('saved articles come first, behind them the newest, each once', async () => {
  expect(await titles()).toEqual(['Choir o', 'Wardens', 'Old clo'])
  await serverSaved(tools.desk).saveArticle({ article: await articleOf(tools, 'clocks') })
  expect(await titles()).toEqual(['Old clo', 'Choir o', 'Wardens'])
  expect((await api().listArticles({})).map(({ isSaved }) => isSaved)).toEqual([true, false, false])
})

test('whole pages are those that are opened, and asking for them opens nothing', async () => {
  const ids = (await api().listArticles({})).map(({ id }) => id)
  const pages = await api().getArticles({ ids: [...ids, 999_999] })
  expect(pages.map(({ page }) => page)).toEqual(
    await Promise.all(ids.map((id) => serverArticles(tools.desk).getArticle({ id }))),
  )
  const { done } = await tools.db.one(
    z.object({ done: z.int() }),
    sql`select (select count(*) from article_reads)::int + (select count(*) from article_looks)::int as done`,
  )
  expect(done).toBe(0)
})

test('the stamp of an article changes with its words', async () => {
  const stampOf = async (title: string) =>
    (await api().listArticles({})).find((each) => each.title.includes(title))!.stamp
  const [choir, seals] = [await stampOf('Choir'), await stampOf('seals')]
  await serverArticles(tools.desk).markRead({ id: await articleOf(tools, 'Choir') })
  expect(await stampOf('Choir')).toBe(choir)
  await tools.db.run(
    sql`update articles set summary_text = 'Other words.' where title like 'Choir%'`,
  )
  expect(await stampOf('Choir')).not.toBe(choir)
  expect(await stampOf('seals')).toBe(seals)
})

test('another reader is given nothing of it', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
  const ids = (await api().listArticles({})).map(({ id }) => id)
  const theirs = serverOffline(deskOf(tools, 'reader-other'))
  expect(await theirs.listArticles({})).toEqual([])
  expect(await theirs.getArticles({ ids })).toEqual([])
})

test('nothing that a browser keeps says who may come in, holds a credential or is a setting', () => {
  const names = keeps.map(({ contract }) => nameOf(contract))
  expect(keptContracts.filter((name) => !names.includes(name))).toEqual([])
  const guarded =
    /^(access|connections|settings|hub-settings|ai-(?!content\/drafts$)|own-feeds|sources|newsletters|reddit|files|profiles|rules|runs)/
  expect(keptContracts.filter((name) => guarded.test(name))).toEqual([])
})
