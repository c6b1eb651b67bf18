import { describe, expect, test } from 'vitest'
import { newCountOf, readCountOf } from '#areas/articles/demo/folders.ts'
import { demoFeed } from './api.ts'
import { demoArticles } from '#areas/articles/demo/api.ts'
import { sampleArticles } from '#areas/articles/demo/articles.ts'

const now = new Date('2026-11-21T09:00:00Z')
const samples = sampleArticles(now)
const notBreaking = samples.filter(({ category }) => category !== 'Breaking')
const titles = (articles: readonly { title: string }[]) => articles.map(({ title }) => title)

describe('the demo of the feed', () => {
  test('[FEED-009] the carousel holds the breaking articles, and only those', async () => {
    const breaking = await demoFeed({ now }).listBreaking({})
    expect(breaking.length).toBeGreaterThanOrEqual(2)
    expect(new Set(breaking.map(({ category }) => category))).toEqual(new Set(['Breaking']))
  })

  test('[FEED-020, FEED-021] the headlines are the first twelve that are not breaking, whatever the period', async () => {
    const hub = demoFeed({ now })
    for (const period of ['today', 'week', 'month'] as const) {
      const headlines = await hub.listHeadlines({ period, search: '' })
      expect(titles(headlines)).toEqual(titles(notBreaking.slice(0, 12)))
    }
  })

  test('[FEED-039, FEED-059] the folders hold the rest by category, without the first two', async () => {
    const hub = demoFeed({ now })
    const folders = await hub.listFolders({ search: '' })
    const held = notBreaking.slice(2)
    expect(new Set(folders.map(({ name }) => name))).toEqual(
      new Set(held.map(({ category }) => category)),
    )
    for (const { id, name } of folders) {
      const { articles } = await hub.listFolderArticles({ folder: id, period: 'today', search: '' })
      expect(titles(articles)).toEqual(titles(held.filter(({ category }) => category === name)))
    }
  })

  test('[FEED-042, FEED-043] 70% of a folder is new and 30% is read, and as many articles are marked so', async () => {
    const hub = demoFeed({ now })
    for (const folder of await hub.listFolders({ search: '' })) {
      expect(folder.newArticleCount).toBe(newCountOf(folder.totalArticleCount))
      expect(folder.readArticleCount).toBe(readCountOf(folder.totalArticleCount))
      const { articles } = await hub.listFolderArticles({
        folder: folder.id,
        period: 'today',
        search: '',
      })
      expect(articles.filter(({ isRead }) => isRead)).toHaveLength(folder.readArticleCount)
      const marked = articles.filter(({ isRead, isSeen }) => !isRead && !isSeen)
      expect(marked).toEqual(articles.slice(0, folder.newArticleCount))
    }
  })

  test('[FEED-007, FEED-051, FEED-052] a search looks through the twelve headlines and through the folders', async () => {
    const hub = demoFeed({ now })
    const wanted = notBreaking[3]!
    const search = wanted.title.toUpperCase()
    expect(titles(await hub.listHeadlines({ period: 'today', search }))).toEqual([wanted.title])
    const folders = await hub.listFolders({ search })
    expect(folders.map(({ name }) => name)).toEqual([wanted.category])

    // The first two articles are only among the headlines, and the thirteenth is only in a folder.
    expect(await hub.listFolders({ search: notBreaking[0]!.title })).toEqual([])
    const late = notBreaking[12]!.title
    expect(await hub.listHeadlines({ period: 'today', search: late })).toEqual([])
    expect(await hub.listFolders({ search: late })).toHaveLength(1)
  })

  test('[ARTICLE-011] opening an article changes nothing in the feed', async () => {
    const hub = demoFeed({ now })
    const before = structuredClone(await hub.listFolders({ search: '' }))
    await demoArticles({ now }).markRead({ id: notBreaking[4]!.id })
    expect(await hub.listFolders({ search: '' })).toEqual(before)
  })
})
