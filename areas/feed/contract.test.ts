import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { testTools } from '#server/test-tools.ts'
import type { Article } from '#areas/articles/contract.ts'
import { newsHub } from './contract.ts'
import { categories } from '#engine/categories/categories.ts'
import { demoNewsHub } from './demo/api.ts'
import { serverNewsHub } from './server/api.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'

type Hub = Api<typeof newsHub>

const now = new Date('2026-11-21T09:00:00Z')

/** Who keeps the contract. Each opens a hub that follows something and has articles in it. */
const hubs: [name: string, open: () => Promise<Hub>][] = [
  ['demo', async () => demoNewsHub({ now })],
  ['server', openServer],
]

const closeAfterTest: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closeAfterTest.splice(0).map((close) => close()))
})

async function openServer(): Promise<Hub> {
  const tools = await testTools()
  closeAfterTest.push(tools.close)
  tools.setNow(now)
  await fillWithNewswire(tools)
  return serverNewsHub(tools.desk)
}

const everything = { period: 'year', search: '' } as const

describe.each(hubs)('News Hub, %s', (door, open) => {
  test('every answer fits the contract', async () => {
    const hub = await open()
    const [folder] = await hub.listFolders({ search: '' })
    const [headline] = await hub.listHeadlines(everything)
    const answers = {
      getHub: await hub.getHub({}),
      listBreaking: await hub.listBreaking({}),
      listHeadlines: await hub.listHeadlines(everything),
      listFolders: await hub.listFolders({ search: '' }),
      listFolderArticles: await hub.listFolderArticles({ folder: folder!.id, ...everything }),
      getArticle: await hub.getArticle({ id: headline!.id }),
      listSources: await hub.listSources({}),
      getSourceForm: await hub.getSourceForm({}),
      getProgress: await hub.getProgress({}),
    }
    for (const [name, answer] of Object.entries(answers)) {
      const checked = newsHub[name as keyof typeof answers].output.safeParse(answer)
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

  test('an article page cites every sentence where it stands', async () => {
    const hub = await open()
    const [headline] = await hub.listHeadlines(everything)
    const page = await hub.getArticle({ id: headline!.id })
    const sentences = [...page.summarySentences, ...page.paragraphs.flat()]
    expect(sentences.length).toBeGreaterThan(0)
    for (const { text, citations } of sentences) {
      expect(citations.length).toBeGreaterThan(0)
      for (const { coverage, start, end, before } of citations) {
        expect(page.coverage[coverage]).toBeDefined()
        expect(end - start).toBe(text.length)
        expect(before.length).toBeLessThanOrEqual(start)
      }
    }
  })

  test('an article is not related to itself', async () => {
    const hub = await open()
    for (const { id } of await hub.listHeadlines(everything)) {
      const { related } = await hub.getArticle({ id })
      expect(related.map((article) => article.id)).not.toContain(id)
    }
  })

  test('an article that nobody has is a problem in words', async () => {
    const hub = await open()
    await expect(hub.getArticle({ id: 999_999_999 })).rejects.toThrow(/article/)
  })

  test('leaving a source twice explains that it is gone', async () => {
    const hub = await open()
    const [source] = await hub.listSources({})
    await hub.unfollowSource({ id: source!.id })
    expect((await hub.listSources({})).map(({ id }) => id)).not.toContain(source!.id)
    await expect(hub.unfollowSource({ id: source!.id })).rejects.toThrow('no longer follow')
  })

  test('[TOOLS-007] popular sources are offered, six by the demo, in more than one category', async () => {
    const { popular } = await (await open()).getSourceForm({})
    const addresses = new Set(popular.map(({ address }) => address))
    if (door === 'demo') expect(addresses.size).toBe(6)
    else expect(addresses.size).toBeGreaterThanOrEqual(6)
    expect(new Set(popular.map(({ category }) => category)).size).toBeGreaterThan(1)
  })
})

async function everyArticle(hub: Hub): Promise<Article[]> {
  const folders = await hub.listFolders({ search: '' })
  const pages = folders.map(({ id }) => hub.listFolderArticles({ folder: id, ...everything }))
  const inFolders = (await Promise.all(pages)).flatMap(({ articles }) => articles)
  return [...(await hub.listBreaking({})), ...inFolders]
}

test('the product knows twelve categories, and breaking is one of them', () => {
  expect(categories).toHaveLength(12)
  expect(categories[0]).toBe('Breaking')
})
