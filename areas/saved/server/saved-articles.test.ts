import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { serverSaved } from './saved-articles.ts'
import { rss } from '#feeds/test-feeds.ts'

const FEED = 'https://harbour.example/feed'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set(
    FEED,
    rss([
      {
        guid: 'tug',
        title: 'Tug Marlena sinks off Cape Orrin',
        text: 'All nine crew members were lifted from a raft by the coast guard.',
        published: '2026-03-02T08:00:00Z',
      },
      {
        guid: 'bakery',
        title: 'Bakery on Quay Street wins prize for its rye bread',
        text: 'The jury praised a crust that took eleven hours to rise and bake.',
        published: '2026-03-02T09:00:00Z',
      },
    ]),
  )
  await serverSources(tools.desk).followSource({
    address: FEED,
    name: '',
    category: 'general',
    frequency: 'hourly',
  })
  await joinEntries.run(tools, {})
})
afterEach(() => tools.close())

const keeper = () => serverSaved(tools.desk)
const articles = async () => {
  const rows = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select id from articles order by id`,
  )
  return rows.map(({ id }) => id)
}
const titles = async () => (await keeper().getSaved({})).articles.map(({ title }) => title)

test('a saved article is listed with its page until it is taken out again', async () => {
  const [tug, bakery] = (await articles()) as [number, number]
  await keeper().saveArticle({ article: tug })
  tools.setNow(new Date('2026-03-02T13:00:00Z'))
  await keeper().saveArticle({ article: bakery })
  expect(await keeper().getSaved({})).toMatchObject({
    articles: [
      { title: /rye bread/, page: `/news-hub/feed?article=${bakery}` },
      { title: /Marlena/, page: `/news-hub/feed?article=${tug}` },
    ].map(({ title, page }) => ({ title: expect.stringMatching(title), page })),
    threads: [],
    bookmarks: [],
  })
  expect(tools.announced).toContainEqual({ area: 'saved', readerId: tools.readerId })

  await keeper().removeSaved({ kind: 'articles', id: String(bakery) })
  expect(await titles()).toEqual([expect.stringMatching(/Marlena/)])
  expect(await keeper().isArticleSaved({ article: bakery })).toBe(false)
  expect(await keeper().isArticleSaved({ article: tug })).toBe(true)
})

test('saving twice saves once, and keeps the first time', async () => {
  const [tug] = (await articles()) as [number]
  await keeper().saveArticle({ article: tug })
  const first = await keeper().getSaved({})
  tools.setNow(new Date('2026-03-05T13:00:00Z'))
  await keeper().saveArticle({ article: tug })
  expect(await keeper().getSaved({})).toEqual(first)
})

test('an article that is not there cannot be saved, and says so', async () => {
  await expect(keeper().saveArticle({ article: 999_999 })).rejects.toThrow(/no longer exists/)
})

test('an article that was merged into another one stays saved, read and noted there', async () => {
  const [tug, bakery] = (await articles()) as [number, number]
  await keeper().saveArticle({ article: tug })
  await tools.db.run(sql`
    insert into notes (id, reader_id, article_id, category, title, text, edited_at)
    values ('note-1', ${tools.readerId}, ${tug}, 'work', 'Ask the owner', '', ${tools.now()})`)
  await tools.db.transaction((db) =>
    mergeArticles(db, hangingOn(tools.extensions), { from: tug, into: bakery }),
  )

  expect(await keeper().isArticleSaved({ article: bakery })).toBe(true)
  expect(await keeper().isArticleSaved({ article: tug })).toBe(true)
  expect(await titles()).toEqual([expect.stringMatching(/rye bread/)])
  const notes = await tools.db.many(
    z.object({ articleId: z.int() }),
    sql`select article_id from notes`,
  )
  expect(notes).toEqual([{ articleId: bakery }])
})
