import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { testTools } from '#server/test-tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { articles } from './contract.ts'
import { demoArticles } from './demo/api.ts'
import { sampleArticles } from './demo/articles.ts'
import { serverArticles } from './server/page/api.ts'

interface Opened {
  articles: Api<typeof articles>
  /** Ids of articles that this door has. */
  ids: number[]
}

const now = new Date('2026-11-21T09:00:00Z')

const doors: [name: string, open: () => Promise<Opened>][] = [
  ['demo', openDemo],
  ['server', openServer],
]

const closeAfterTest: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closeAfterTest.splice(0).map((close) => close()))
})

async function openDemo(): Promise<Opened> {
  return { articles: demoArticles({ now }), ids: sampleArticles(now).map(({ id }) => id) }
}

async function openServer(): Promise<Opened> {
  const tools = await testTools()
  closeAfterTest.push(tools.close)
  tools.setNow(now)
  await fillWithNewswire(tools)
  const headlines = await serverFeed(tools.desk).listHeadlines({ period: 'year', search: '' })
  return { articles: serverArticles(tools.desk), ids: headlines.map(({ id }) => id) }
}

describe.each(doors)('Articles, %s', (_, open) => {
  test('every answer fits the contract', async () => {
    const opened = await open()
    const page = await opened.articles.getArticle({ id: opened.ids[0]! })
    expect(articles.getArticle.output.safeParse(page).error?.issues).toBeUndefined()
    expect(await opened.articles.markRead({ id: opened.ids[0]! })).toBeUndefined()
  })

  test('an article page cites every sentence where it stands', async () => {
    const { articles, ids } = await open()
    const page = await articles.getArticle({ id: ids[0]! })
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
    const { articles, ids } = await open()
    for (const id of ids) {
      const { related } = await articles.getArticle({ id })
      expect(related.map((article) => article.id)).not.toContain(id)
    }
  })

  test('an article that nobody has is a problem in words', async () => {
    const { articles } = await open()
    await expect(articles.getArticle({ id: 999_999_999 })).rejects.toThrow(/article/)
  })
})
