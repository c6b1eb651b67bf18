import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { portalKeeper } from '#areas/portal/server/area.ts'
import type { portal } from '#areas/portal/contract.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { serverSavedLists } from '#areas/saved/server/lists-api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { serverTopicArticles, serverTopics } from '#areas/topics/server/area.ts'
import { newTopicDraft } from '#areas/topics/topic-draft.ts'
import type { Api } from '#core/contract.ts'
import { serverFeed } from '../api.ts'
import { serverReading } from '../for-you/keeper.ts'
import { serverMarking } from '../marking/keeper.ts'
import { serverSearching } from '../searching/keeper.ts'
import { serverSourceList } from '../source-list/keeper.ts'
import { articleOf, publish } from './test-articles.ts'
import { serverUnreadLists } from './unread-lists.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const MINUTE_MS = 60_000
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString()

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date(NOW))
  await publish(
    tools,
    'Harbour Gazette',
    ['Choir wins a prize', 'Ferry gets a quay', 'Dredgers reach Marlow'].map((title, nth) => ({
      title,
      text: `${title} in the harbour, as number ${'abc'[nth]!.repeat(5)} of the morning.`,
      published: at(-60 * (nth + 1)),
    })),
  )
})
afterEach(() => tools.close())

/** Stores that an article is read, `minutes` from now. */
async function read(words: string, minutes: number) {
  await serverArticles(tools.desk).markRead({ id: await articleOf(tools, words) })
  await tools.db.run(sql`update article_reads set read_at = ${at(minutes)}
    where article_id = ${await articleOf(tools, words)}`)
}

const unreadAt = at(0)
const titles = (articles: readonly { title: string }[]) =>
  articles.map(({ title }) => title).toSorted()

/** The titles in every list of the hub, in alphabetical order. */
async function lists(asked: { unreadAt?: string }): Promise<Record<string, string[]>> {
  const { desk } = tools
  const chosen = { filter: 'for-you', time: 'year', search: '', ...asked } as const
  const [topic] = await serverTopics(desk).listTopics({})
  const [source] = await serverSources(desk).listSources({})
  const feed = serverFeed(desk)
  const folders = await feed.listFolders({ search: '', ...asked })
  const inFolders = await Promise.all(
    folders.map(({ id }) =>
      feed.listFolderArticles({ folder: id, period: 'year', search: '', ...asked }),
    ),
  )
  const themes = await serverReading(desk).listThemes(chosen)
  const searched = await serverSearching(desk).searchArticles({
    search: 'harbour',
    order: 'best',
    count: 20,
    ...asked,
  })
  expect(searched.found).toBe(searched.articles.length)
  return {
    headlines: titles(await feed.listHeadlines({ period: 'year', search: '', ...asked })),
    chosen: titles(
      await feed.listHeadlines({ period: 'year', search: '', filter: 'for-you', ...asked }),
    ),
    found: titles(await feed.listHeadlines({ period: 'year', search: 'harbour', ...asked })),
    folders: titles(inFolders.flatMap(({ articles }) => articles)),
    briefings: titles(
      (await serverReading(desk).listBriefings({ ...chosen, count: 20 })).briefings,
    ),
    themes: titles(themes.flatMap(({ subjects }) => subjects.flatMap((one) => one.articles))),
    source: titles(
      (await serverSourceList(desk).listSourceArticles({ source: source!.id, ...asked })).articles,
    ),
    searched: titles(searched.articles),
    topic: titles(
      (
        await serverTopicArticles(desk).listTopicArticles({
          topic: topic!.id,
          period: 'year',
          ...asked,
        })
      ).articles,
    ),
    saved: titles((await serverSavedLists(desk).listArticles({ search: '', ...asked })).items),
  }
}

test('every list leaves out what was read before it was loaded, and keeps what was read since', async () => {
  await serverTopics(tools.desk).saveTopic({
    ...newTopicDraft(),
    title: 'The harbour',
    sources: ['All sources'],
  })
  for (const words of ['Choir', 'Ferry', 'Dredgers'])
    await serverSaved(tools.desk).saveArticle({ article: await articleOf(tools, words) })
  await read('Choir', -1)
  await read('Ferry', 1)
  const left = ['Dredgers reach Marlow', 'Ferry gets a quay']
  for (const [list, shown] of Object.entries(await lists({ unreadAt })))
    expect(shown, list).toEqual(left)
  for (const [list, shown] of Object.entries(await lists({})))
    expect(shown, list).toEqual(['Choir wins a prize', ...left])
})

test('a folder stays while the last of it was read since, and goes with the next list', async () => {
  const folders = (time: string) =>
    serverFeed(tools.desk).listFolders({ search: '', unreadAt: time })
  for (const words of ['Choir', 'Ferry', 'Dredgers']) await read(words, 1)
  expect((await folders(at(0))).length).toBeGreaterThan(0)
  expect(await folders(at(2))).toEqual([])
})

test('pages of unread articles hold each of them once', async () => {
  await publish(
    tools,
    'Valley Post',
    Array.from({ length: 50 }, (_, nth) => ({
      title: `Report ${wordOf(nth)} ${wordOf(nth + 100)} ${wordOf(nth + 200)}`,
      text: `Words ${wordOf(nth + 300)} ${wordOf(nth + 400)} of their own.`,
      published: at(-60 - nth),
    })),
  )
  const source = (await serverSources(tools.desk).listSources({})).find(
    ({ name }) => name === 'Valley Post',
  )!.id
  await tools.db.run(sql`insert into article_reads (reader_id, article_id, read_at)
    select ${tools.readerId}, id, ${at(-1)} from articles where id % 3 = 0`)
  const seen: number[] = []
  let before: string | undefined
  do {
    const page = await serverSourceList(tools.desk).listSourceArticles({ source, unreadAt, before })
    seen.push(...page.articles.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before)
  expect(seen.length).toBeGreaterThan(30)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.some((id) => id % 3 === 0)).toBe(false)
})

/** A word that no other number has. */
function wordOf(nth: number): string {
  return [nth % 7, Math.floor(nth / 7) % 7, Math.floor(nth / 49) % 7, Math.floor(nth / 343)]
    .map((part) => ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne'][part])
    .join('')
}

test('words that find only read articles are not typing errors', async () => {
  for (const words of ['Choir', 'Ferry', 'Dredgers']) await read(words, -1)
  const found = await serverSearching(tools.desk).searchArticles({
    search: 'harbour',
    order: 'best',
    count: 20,
    unreadAt,
  })
  expect(found).toMatchObject({ articles: [], found: 0 })
  expect(found).not.toHaveProperty('meant')
})

test('the choice is kept, beside the folding of stories, and told with the time of the server', async () => {
  const choice = serverUnreadLists(tools.desk)
  const told = async () =>
    (await (portalKeeper.open(tools.desk) as Api<typeof portal>).getPortal({})).unreadAt
  expect(await told()).toBeUndefined()
  await choice.saveUnreadOnly({ isOn: true })
  expect(await told()).toBe(new Date(NOW).toISOString())
  expect(tools.announced).toContainEqual(expect.objectContaining({ area: 'portal' }))
  await choice.saveUnreadOnly({ isOn: false })
  expect(await told()).toBeUndefined()
})

test('what is marked as read goes from the next list, and comes back unread by undo', async () => {
  const marking = serverMarking(tools.desk)
  const shown = async (time: string) =>
    (await serverFeed(tools.desk).listHeadlines({ period: 'year', search: '', unreadAt: time }))
      .length
  const { batch } = await marking.markAllRead({})
  expect(await shown(at(0))).toBe(0)
  await marking.takeBackMarking({ batch })
  expect(await shown(at(0))).toBe(3)
})
