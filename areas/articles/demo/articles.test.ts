import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectKeys } from '#areas/test-records.ts'
import { Article } from '../contract.ts'
import { categories } from '#engine/categories/categories.ts'
import { groupIntoFolders, topHeadlines } from './folders.ts'
import { SENTENCES_SHOWN, summarySentences } from '#engine/summaries/summary-sentences.ts'
import { sampleArticles } from './articles.ts'
import { sampleOutlets } from './outlets.ts'
import { sampleStory } from './stories.ts'

const now = new Date('2026-03-04T08:30:00Z')
const articles = sampleArticles(now)
const notBreaking = articles.filter(({ category }) => category !== 'Breaking')
const CHIPS_SHOWN = 3

describe('Sample articles', () => {
  test('[DATA-001] every one is an article as the contract describes it', () => {
    for (const article of articles) {
      expect(() => Article.parse(article)).not.toThrow()
      expect([typeof article.id, typeof article.sourceCount]).toEqual(['number', 'number'])
    }
    const keys = ['id', 'title', 'summary', 'publishedTime', 'sources', 'sourceCount', 'category']
    expectKeys(articles, keys, ['meaningForYou', 'image'])
  })

  test('[DATA-002] some say what they mean for the reader, and some do not', () => {
    const meaningful = articles.filter(({ meaningForYou }) => meaningForYou !== undefined)
    expect(meaningful.length).toBeGreaterThan(articles.length / 4)
    expect(meaningful.length).toBeLessThan(articles.length / 2)
  })

  test('[DATA-004] the sources are a list of name and logo', () => {
    for (const { sources } of articles) {
      expect(sources.length).toBeGreaterThan(0)
      for (const { name, logo } of sources) {
        expect(name).toMatch(/\S/)
        expect(logo).toMatch(/\S/)
      }
    }
  })

  test('[DATA-005] the categories are the twelve', () => {
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories))
  })

  test('there are enough for the carousel, the headlines and every folder', () => {
    expect(articles.length - notBreaking.length).toBeGreaterThanOrEqual(4)
    expect(topHeadlines(articles)).toHaveLength(12)
    expect(notBreaking.length).toBeGreaterThan(13)
    expect(groupIntoFolders(articles).size).toBe(categories.length - 1)
  })

  test('the headlines come from many subjects', () => {
    const subjects = topHeadlines(articles).map(({ category }) => category)
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(8)
  })

  test('they are listed newest first, from minutes to a day ago, so that each is of today', () => {
    const times = articles.map(({ publishedTime }) => Date.parse(publishedTime))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(now.getTime() - times[0]!).toBeLessThan(10 * 60_000)
    expect(now.getTime() - times.at(-1)!).toBeGreaterThan(20 * 3_600_000)
    expect(now.getTime() - times.at(-1)!).toBeLessThan(24 * 3_600_000)
  })

  test('no title, key or sentence is used twice', async () => {
    const stories = await Promise.all(articles.map(sampleStory))
    const texts = [
      ...articles.flatMap(({ key, title, summary }) => [key, title, ...sentencesOf(summary)]),
      ...stories.flatMap(({ headlines, paragraphs }) => [
        ...headlines,
        ...paragraphs.flatMap(sentencesOf),
      ]),
    ]
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
  })

  test('titles are short and long', () => {
    const lengths = articles.map(({ title }) => title.length)
    expect(Math.min(...lengths)).toBeLessThan(35)
    expect(Math.max(...lengths)).toBeGreaterThan(100)
  })

  test('a summary has two to six sentences, and some have more than a headline shows', () => {
    const counts = articles.map(({ summary }) => sentencesOf(summary).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(6)
    expect(counts.filter((count) => count > SENTENCES_SHOWN).length).toBeGreaterThan(10)
  })

  test('three to forty sources report each article, some of them more than there are chips', () => {
    const counts = articles.map(({ sourceCount }) => sourceCount)
    expect(Math.min(...counts)).toBe(CHIPS_SHOWN)
    expect(Math.max(...counts)).toBe(40)
    for (const { sources, sourceCount } of articles) {
      expect(sources.length).toBeLessThanOrEqual(sourceCount)
      expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length)
    }
  })

  test('the tape runs from the first source to the newest', () => {
    for (const { tape, sourceCount } of articles) {
      expect(tape).toHaveLength(sourceCount)
      expect(tape).toEqual(tape.toSorted((a, b) => a - b))
      expect([tape[0], tape.at(-1)]).toEqual([0, 1])
    }
  })

  test('[FEED-056] pictures come from a stock photo host, and most articles have none', () => {
    const images = articles.flatMap(({ image }) => image ?? [])
    expect(images.length).toBeGreaterThan(10)
    expect(images.length).toBeLessThan(articles.length / 2)
    expect(new Set(images).size).toBe(images.length)
    for (const image of images) {
      expect(image).toMatch(/^https:\/\/images\.unsplash\.com\/photo-[\da-f-]+\?w=1200&q=70$/)
    }
  })

  test('the article page of every one has text of its own, and other outlets’ headlines', async () => {
    for (const article of articles) {
      const { headlines, paragraphs } = await sampleStory(article)
      expect(headlines.length, article.key).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length, article.key).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length, article.key).toBeLessThanOrEqual(4)
    }
  })

  test('they are the same at any time, only as old as before', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
        (later) => {
          const ages = (at: Date) =>
            sampleArticles(at).map(({ publishedTime, ...article }) => ({
              ...article,
              age: at.getTime() - Date.parse(publishedTime),
            }))
          expect(ages(later)).toEqual(ages(now))
        },
      ),
      { numRuns: 20 },
    )
  })
})

test('sample outlets have different names, none of them a real outlet’s', () => {
  const names = sampleOutlets.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(30)
  const realNames =
    /\b(times|guardian|reuters|bbc|cnn|bloomberg|post|verge|wired|nature|herald|spiegel|monde|economist|telegraph|tribune|observer|register|ars)\b/i
  expect(names.filter((name) => realNames.test(name))).toEqual([])
})

function sentencesOf(text: string): string[] {
  return summarySentences(text, Infinity)
}
