import { describe, expect, test } from 'vitest'
import { expectKeys } from '#areas/test-records.ts'
import { Recap } from '#areas/assistant/contract.ts'
import { Note } from '#areas/notes/contract.ts'
import { Notification } from '#platform/notifications/contract.ts'
import { Saved } from '#areas/saved/contract.ts'
import { sampleNotes } from '#areas/notes/demo/notes.ts'
import { sampleNotifications } from '#platform/notifications/demo/notifications.ts'
import { sampleRecap } from '#areas/assistant/demo/recap.ts'
import { sampleArticles } from '#areas/articles/demo/articles.ts'
import { sampleHubs } from '#areas/hubs/demo/hubs.ts'
import { sampleSaved } from '#areas/saved/demo/saved.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('the samples of the right panel', () => {
  test('[DATA-020] each of six notifications has a category, title, text, time and details', () => {
    const notifications = sampleNotifications(now)
    expect(notifications).toHaveLength(6)
    for (const notification of notifications) {
      expect(() => Notification.parse(notification)).not.toThrow()
      for (const part of ['category', 'title', 'text', 'time', 'details'] as const)
        expect(notification[part]).not.toBe('')
    }
    expectKeys(notifications, ['category', 'title', 'text', 'time', 'details'])
  })

  test('[DATA-021] each saved item has a title, the hub it is from, and its time', () => {
    const saved = sampleSaved(now)
    expect(() => Saved.parse(saved)).not.toThrow()
    const items = [...saved.articles, ...saved.threads, ...saved.bookmarks]
    expect(new Set(items.map(({ id }) => id)).size).toBe(23)
    expectKeys(items, ['title', 'hub', 'savedAt'])
    for (const { title, hub } of items) expect([title, hub]).not.toContain('')
    for (const { savedAt } of items) {
      expect(new Date(savedAt).getTime()).toBeLessThan(now.getTime())
    }
  })

  test('saved items come from existing hubs, and no article was saved before it was published', () => {
    const { articles, threads, bookmarks } = sampleSaved(now)
    const hubNames = sampleHubs.map(({ name }) => name)
    for (const { hub } of [...articles, ...threads, ...bookmarks]) expect(hubNames).toContain(hub)
    const feed = new Map(sampleArticles(now).map((article) => [article.title, article]))
    for (const { title, category, savedAt } of articles) {
      expect(feed.get(title)).toMatchObject({ category })
      expect(Date.parse(savedAt)).toBeGreaterThan(Date.parse(feed.get(title)!.publishedTime))
    }
  })

  test('[DATA-022] each of two notes has a title, an excerpt and the time of its last change', () => {
    const notes = sampleNotes(now)
    expect(notes).toHaveLength(2)
    expectKeys(notes, ['title', 'excerpt', 'editedAt'])
    for (const note of notes) {
      expect(() => Note.parse(note)).not.toThrow()
      expect([note.title, note.excerpt]).not.toContain('')
      expect(new Date(note.editedAt).getTime()).toBeLessThan(now.getTime())
    }
  })

  test('[DATA-023] the recap has five items with title, summary, image and key features', () => {
    const recap = sampleRecap(now)
    expect(() => Recap.parse(recap)).not.toThrow()
    expect(recap.items.map(({ id }) => id)).toEqual(['gpt5', 'gemini', 'claude', 'llama', 'euai'])
    expectKeys(recap.items, ['id', 'title', 'summary', 'image', 'keyFeatures'])
    for (const { title, summary, image, keyFeatures } of recap.items) {
      expect([title, summary]).not.toContain('')
      expect(image).toMatch(/^https:/)
      expect(keyFeatures.length).toBeGreaterThan(0)
    }
  })

  test('the figures of the week are those that the recap gives', () => {
    const { text, reading } = sampleRecap(now)
    const sum = (all: readonly { opened: number }[]) =>
      all.reduce((total, { opened }) => total + opened, 0)
    expect(text).toContain(`opened ${sum(reading.days)} articles`)
    expect(sum(reading.subjects)).toBe(sum(reading.days))
    expect(text).toContain(`saved ${sampleSaved(now).articles.length}`)
    expect(reading.days).toHaveLength(7)
  })

  test('the links of samples lead to addresses that nobody can own', () => {
    const links = sampleRecap(now).items.flatMap(({ sources, resources }) => [
      ...sources,
      ...resources,
    ])
    for (const { url } of links) expect(new URL(url).hostname).toMatch(/\.example$/)
  })

  test('everything is from the last week, so that its time reads as an age', () => {
    const { articles, threads, bookmarks } = sampleSaved(now)
    const times = [...articles, ...threads, ...bookmarks].map(({ savedAt }) => savedAt)
    for (const time of times)
      expect(now.getTime() - Date.parse(time)).toBeLessThan(7 * 24 * 3_600_000)
  })
})
