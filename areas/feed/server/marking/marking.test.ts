import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import * as z from 'zod/mini'
import { readJudged } from '#areas/articles/server/joining/judged-entries.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { serverFeed } from '../api.ts'
import { articleOf, publish } from '../settings/test-articles.ts'
import { serverMarking } from './keeper.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString()

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date(NOW))
  const item = (title: string, hours: number) => ({
    title,
    text: `${title}, as it is now and was not before.`,
    published: ago(hours),
  })
  await publish(tools, 'Harbour Gazette', [
    item('Choir of Hill Street wins a regional prize', 1),
    item('Wardens count the seals of Cape Orrin', 30),
    item('Old clocks find a home in greenhouses', 200),
  ])
  await publish(tools, 'Valley Post', [item('Orchards lose a third of the cherry harvest', 2)])
})
afterEach(() => tools.close())

const marks = () => serverMarking(tools.desk)
const unread = async () =>
  (await serverFeed(tools.desk).listFolders({ search: '' })).reduce(
    (sum, folder) => sum + folder.newArticleCount,
    0,
  )

test('everything is marked as read at once, and unread again by undo', async () => {
  expect(await unread()).toBe(4)
  const { batch, count } = await marks().markAllRead({})
  expect(count).toBe(4)
  expect(await unread()).toBe(0)
  expect(tools.announced).toContainEqual({ area: 'articles' })
  await marks().takeBackMarking({ batch })
  expect(await unread()).toBe(4)
})

test('undo leaves what was read before, and what was opened since', async () => {
  const choir = await articleOf(tools, 'Choir')
  const seals = await articleOf(tools, 'seals')
  await serverArticles(tools.desk).markRead({ id: choir })
  const { batch, count } = await marks().markAllRead({})
  expect(count).toBe(3)
  await serverArticles(tools.desk).markRead({ id: seals })
  await marks().takeBackMarking({ batch })
  expect(await marks().isArticleRead({ article: choir })).toBe(true)
  expect(await marks().isArticleRead({ article: seals })).toBe(true)
  expect(await unread()).toBe(2)
})

test('what came after a list was shown stays unread', async () => {
  const shown = await marks().getNewestArticle({})
  await publish(tools, 'Cape Courier', [
    {
      title: 'Lighthouse keepers strike for a second week',
      text: 'The keepers of four lighthouses went on with their strike on Monday.',
      published: ago(40),
    },
  ])
  expect(await marks().getNewestArticle({})).not.toBe(shown)
  expect(await marks().markAllRead({ upTo: shown! })).toMatchObject({ count: 4 })
  expect(await unread()).toBe(1)
  expect(await marks().isArticleRead({ article: await articleOf(tools, 'Lighthouse') })).toBe(false)
  expect(await marks().markAllRead({})).toMatchObject({ count: 1 })
})

test('a time, an age, a source, a folder, a search and a list narrow what is marked', async () => {
  const counted = async (marked: Parameters<ReturnType<typeof marks>['markAllRead']>[0]) => {
    const { batch, count } = await marks().markAllRead(marked)
    await marks().takeBackMarking({ batch })
    return count
  }
  expect(await counted({ time: 'today' })).toBe(2)
  expect(await counted({ before: ago(24) })).toBe(2)
  const [post] = (await serverSources(tools.desk).listSources({})).filter(
    ({ name }) => name === 'Valley Post',
  )
  expect(await counted({ source: post!.id })).toBe(1)
  expect(await counted({ search: 'seals' })).toBe(1)
  expect(await counted({ articles: [await articleOf(tools, 'Choir')] })).toBe(1)
  expect(await counted({ articles: [] })).toBe(0)
  const folders = await serverFeed(tools.desk).listFolders({ search: '' })
  for (const { id, totalArticleCount } of folders)
    expect(await counted({ folder: id })).toBe(totalArticleCount)
  expect(await counted({ folder: 'No such folder' })).toBe(0)
})

test('marking says nothing of what the reader thinks of joins, and teaches For You nothing', async () => {
  await tools.db.run(sql`update article_entries set confidence = 0.8`)
  await marks().markAllRead({})
  expect(await readJudged(tools.db, tools.readerId)).toEqual([])
  const { signals } = await tools.db.one(
    z.object({ signals: z.int() }),
    sql`select count(*)::int as signals from reading_signals`,
  )
  expect(signals).toBe(0)
  await serverArticles(tools.desk).markRead({ id: await articleOf(tools, 'Choir') })
  expect(await readJudged(tools.db, tools.readerId)).toHaveLength(1)
})

test('one article is marked as unread', async () => {
  const article = await articleOf(tools, 'Choir')
  await serverArticles(tools.desk).markRead({ id: article })
  await marks().markUnread({ article })
  expect(await marks().isArticleRead({ article })).toBe(false)
})
