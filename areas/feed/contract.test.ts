import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { testTools } from '#server/test-tools.ts'
import type { Article } from '#areas/articles/contract.ts'
import { feed } from './contract.ts'
import { categories } from '#engine/categories/categories.ts'
import { demoFeed } from './demo/api.ts'
import { serverFeed } from './server/api.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'

type Feed = Api<typeof feed>

const now = new Date('2026-11-21T09:00:00Z')

/** The demo and the live server, each with a followed source and articles. */
const hubs: [name: string, open: () => Promise<Feed>][] = [
  ['demo', async () => demoFeed({ now })],
  ['server', openServer],
]

const closeAfterTest: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closeAfterTest.splice(0).map((close) => close()))
})

async function openServer(): Promise<Feed> {
  const tools = await testTools()
  closeAfterTest.push(tools.close)
  tools.setNow(now)
  await fillWithNewswire(tools)
  return serverFeed(tools.desk)
}

const everything = { period: 'year', search: '' } as const

describe.each(hubs)('The feed, %s', (_, open) => {
  test('every answer fits the contract', async () => {
    const hub = await open()
    const [folder] = await hub.listFolders({ search: '' })
    const answers = {
      getHub: await hub.getHub({}),
      listBreaking: await hub.listBreaking({}),
      listHeadlines: await hub.listHeadlines(everything),
      listFolders: await hub.listFolders({ search: '' }),
      listFolderArticles: await hub.listFolderArticles({ folder: folder!.id, ...everything }),
    }
    for (const [name, answer] of Object.entries(answers)) {
      const checked = feed[name as keyof typeof answers].output.safeParse(answer)
      expect(checked.error?.issues, name).toBeUndefined()
    }
  })

  test('[FEED-002] articles stand in the folder of their category, newest first', async () => {
    const hub = await open()
    for (const folder of await hub.listFolders({ search: '' })) {
      const { articles } = await hub.listFolderArticles({ folder: folder.id, ...everything })
      expect(articles.every(({ category }) => category === folder.name)).toBe(true)
      const times = articles.map(({ publishedTime }) => publishedTime)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })

  test('unread only, lists hold what no one has read, and folders that have some of it', async () => {
    const hub = await open()
    const unreadAt = now.toISOString()
    const unread = { ...everything, unreadAt }
    const headlines = await hub.listHeadlines(everything)
    const ids = (articles: readonly Article[]) => articles.map(({ id }) => id)
    const left = headlines.filter(({ isRead }) => !isRead)
    expect(ids(await hub.listHeadlines(unread))).toEqual(expect.arrayContaining(ids(left)))
    const folders = await hub.listFolders({ search: '', unreadAt })
    expect(folders.length).toBeGreaterThan(0)
    for (const { id, newArticleCount } of folders) {
      const all = await hub.listFolderArticles({ folder: id, ...everything })
      const { articles } = await hub.listFolderArticles({ folder: id, ...unread })
      expect(ids(articles)).toEqual(ids(all.articles.filter(({ isRead }) => !isRead)))
      expect(articles.length).toBeGreaterThan(0)
      expect(newArticleCount).toBeGreaterThan(0)
    }
  })

  test('folders never count more articles as new and read than they hold', async () => {
    const hub = await open()
    for (const folder of await hub.listFolders({ search: '' })) {
      const { newArticleCount, readArticleCount, totalArticleCount } = folder
      expect(newArticleCount + readArticleCount).toBeLessThanOrEqual(totalArticleCount)
    }
  })

  test('every article names outlets that published within its tape, the first at its start', async () => {
    const hub = await open()
    for (const { sources, sourceCount, tape } of await everyArticle(hub)) {
      expect(sources.length).toBeGreaterThan(0)
      expect(sources.length).toBeLessThanOrEqual(sourceCount)
      expect(tape).toHaveLength(sourceCount)
      expect(Math.min(...tape)).toBe(0)
      expect(Math.max(...tape)).toBeLessThanOrEqual(1)
    }
  })

  test('a search lists only what matches, and folders that hold some of it', async () => {
    const hub = await open()
    const [wanted] = await hub.listHeadlines(everything)
    const found = await hub.listHeadlines({ ...everything, search: wanted!.title })
    expect(found.map(({ id }) => id)).toContain(wanted!.id)

    const nothing = 'xylophonequartz'
    expect(await hub.listHeadlines({ ...everything, search: nothing })).toEqual([])
    expect(await hub.listFolders({ search: nothing })).toEqual([])
  })
})

async function everyArticle(hub: Feed): Promise<Article[]> {
  const folders = await hub.listFolders({ search: '' })
  const pages = folders.map(({ id }) => hub.listFolderArticles({ folder: id, ...everything }))
  const inFolders = (await Promise.all(pages)).flatMap(({ articles }) => articles)
  return [...(await hub.listBreaking({})), ...inFolders]
}

test('the product knows twelve categories, and breaking is one of them', () => {
  expect(categories).toHaveLength(12)
  expect(categories[0]).toBe('Breaking')
})
