import { parseFeed } from 'feedsmith'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakingUntil } from '#engine/front/breaking.ts'
import { Joiner } from '#engine/joining/joiner.ts'
import { detectLanguage } from '#engine/words/language.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { newswireOutlets, type OutletId } from './outlets.ts'
import { newswireAddresses, publishFeed } from './publish.ts'
import { newswireStories } from './stories.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const anchor = new Date('2026-03-04T08:30:00Z')
const hours = (after: number) => new Date(anchor.getTime() + after * HOUR_MS)
const theEnd = hours(48)

const allEntries = newswireStories.flatMap(({ key, entries }) =>
  entries.map((entry) => ({ ...entry, key })),
)

function readOutlet(outlet: string, now: Date) {
  const { type, body } = publishFeed(outlet, { anchor, now })!
  const address = `https://${outlet}.example/feed`
  return readFeed(Buffer.from(body), { contentType: type, address, now })
}

describe('The sample newswire', () => {
  test('has a dozen outlets with names of their own, in every dialect', () => {
    expect(newswireAddresses()).toHaveLength(12)
    expect(new Set(newswireOutlets.map(({ name }) => name)).size).toBe(12)
    expect(new Set(newswireOutlets.map(({ format }) => format)).size).toBe(5)
    for (const { outlet, address } of newswireAddresses())
      expect(address).toBe(`newswire:${outlet}`)
  })

  test('has no feed for an outlet that it does not know', () => {
    expect(publishFeed('calder-standards', { anchor, now: anchor })).toBeNull()
  })

  test('tells each event under a key of its own, and every entry under a title of its own', () => {
    const keys = newswireStories.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const titles = allEntries.map(({ title }) => title)
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
    expect(allEntries.length).toBeGreaterThanOrEqual(110)
    expect(allEntries.length).toBeLessThanOrEqual(140)
  })

  test('covers many events from two to seven sides, and some from one', () => {
    const sides = newswireStories.map(
      ({ entries }) => new Set(entries.map(({ outlet }) => outlet)).size,
    )
    expect(sides.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(18)
    expect(Math.max(...sides)).toBeLessThanOrEqual(7)
    expect(sides.filter((count) => count === 1).length).toBeGreaterThan(10)
  })

  test('goes on for a day and a half, beginning within minutes', () => {
    const later = allEntries.map((entry) => -entry.minutesBefore).filter((minutes) => minutes > 0)
    expect(later.length).toBeGreaterThanOrEqual(25)
    expect(Math.min(...later)).toBeLessThanOrEqual(5)
    expect(Math.max(...later)).toBeGreaterThan(24 * 60)
    expect(Math.max(...later)).toBeLessThanOrEqual(36 * 60)
  })

  test('gives full texts of some length, and short teasers', () => {
    for (const { outlet, title, paragraphs } of allEntries) {
      const isTeaser = newswireOutlets.find(({ id }) => id === outlet)!.text === 'teaser'
      const count = paragraphs.join(' ').split(/\s+/).length
      expect(count, title).toBeGreaterThanOrEqual(isTeaser ? 25 : 35)
      expect(count, title).toBeLessThanOrEqual(isTeaser ? 60 : 200)
    }
  })
})

describe.each(newswireOutlets)('The feed of $name', ({ id, name, format, language, identity }) => {
  test('is a valid document of its dialect', () => {
    const { body } = publishFeed(id, { anchor, now: theEnd })!
    const parsed = parseFeed(body)
    const dialect = format.startsWith('rss') ? 'rss' : format
    expect(parsed.format).toBe(dialect)
    const { title } = parsed.feed
    expect(typeof title === 'object' ? title.value : title).toBe(name)
  })

  test('is read without a problem, every entry with its words, time and link', () => {
    const feed = readOutlet(id, theEnd)
    expect(feed.problems).toEqual([])
    expect(feed.title).toBe(name)
    const told = allEntries.filter(({ outlet }) => outlet === id)
    expect(feed.entries).toHaveLength(told.length)
    for (const entry of feed.entries) {
      const original = told.find(({ title, retitled }) =>
        [title, retitled?.title].includes(entry.title!),
      )
      expect(original, entry.title!).toBeDefined()
      expect(entry.text.startsWith(original!.paragraphs[0]!)).toBe(true)
      const published = anchor.getTime() - original!.minutesBefore * MINUTE_MS
      expect(Date.parse(entry.published!)).toBe(published)
      expect(entry.link).toMatch(`https://${id}.example/`)
      if (identity !== 'number') expect(entry.identity).toContain(`${id}.example/`)
    }
  })

  test('is written in its language', async () => {
    for (const { title, text } of readOutlet(id, theEnd).entries) {
      expect(await detectLanguage(`${title}\n${text}`), title!).toBe(language)
    }
  })

  test('is the same when fetched twice, and its tag changes only with it', () => {
    const feedAt = (now: Date) => publishFeed(id, { anchor, now })!
    expect(feedAt(hours(1))).toEqual(feedAt(hours(1)))
    fc.assert(
      fc.property(fc.nat(40 * 60), fc.nat(40 * 60), (one, other) => {
        const [a, b] = [feedAt(hours(one / 60)), feedAt(hours(other / 60))]
        expect(a.etag === b.etag).toBe(a.body === b.body)
      }),
      { numRuns: 50 },
    )
  })

  test('holds nothing from the future, and loses nothing with time', () => {
    fc.assert(
      fc.property(fc.nat(40 * 60), fc.nat(10 * 60), (minutes, more) => {
        const now = hours(minutes / 60)
        const before = readOutlet(id, now)
        const after = readOutlet(id, new Date(now.getTime() + more * MINUTE_MS))
        for (const { published } of before.entries) {
          expect(Date.parse(published!)).toBeLessThanOrEqual(now.getTime())
        }
        const kept = after.entries.map((entry) => entry.identity)
        for (const entry of before.entries) expect(kept).toContain(entry.identity)
      }),
      { numRuns: 10 },
    )
  })
})

test('an outlet retitles a report once it knows more, and it stays the same entry', () => {
  const titles = new Map<string, Set<string>>()
  for (const now of [anchor, theEnd]) {
    for (const { title, identity } of readOutlet('port-ansel-mercury', now).entries) {
      titles.set(identity, (titles.get(identity) ?? new Set()).add(title!))
    }
  }
  const retitled = [...titles.values()].filter(({ size }) => size > 1)
  expect(retitled.map((versions) => [...versions])).toEqual([
    [
      'Ferry Marta Lind aground off Cape Oster with 164 aboard',
      'All 164 people off the ferry Marta Lind at Cape Oster',
    ],
  ])
})

describe('Joined into articles', () => {
  /** The order in which the outlets are fetched, different in each try. */
  const outletOrders = fc.shuffledSubarray(
    newswireOutlets.map(({ id }) => id),
    { minLength: newswireOutlets.length },
  )

  test('every event is one article, look-alikes stay apart, and what follows a day later may stand alone', () => {
    fc.assert(
      fc.property(outletOrders, (order) => {
        const eventsOfArticle = new Map<number, Set<string>>()
        const articlesOfEvent = new Map<string, Set<number>>()
        for (const { key, article, at } of joinInOrder(order)) {
          eventsOfArticle.set(article, (eventsOfArticle.get(article) ?? new Set()).add(key))
          if (at - firstReports.get(key)! < DAY_MS)
            articlesOfEvent.set(key, (articlesOfEvent.get(key) ?? new Set()).add(article))
        }
        const mixed = [...eventsOfArticle.values()].filter(({ size }) => size > 1)
        const split = [...articlesOfEvent].filter(([, { size }]) => size > 1)
        expect(mixed.map((events) => [...events])).toEqual([])
        expect(split.map(([event]) => event)).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  test('at least three events are breaking when the newswire is first followed', () => {
    fc.assert(
      fc.property(outletOrders, (order) => {
        const reports = new Map<string, { source: string; at: number }[]>()
        for (const { key, outlet, at } of joinInOrder(order)) {
          if (at > anchor.getTime()) continue
          reports.set(key, [...(reports.get(key) ?? []), { source: outlet, at }])
        }
        const breaking = [...reports].filter(
          ([, of]) => (breakingUntil(of) ?? 0) > anchor.getTime(),
        )
        expect(breaking.length).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 12 },
    )
  })
})

const DAY_MS = 24 * 60 * MINUTE_MS

interface JoinedEntry {
  key: string
  outlet: OutletId
  at: number
  article: number
}

const readEntries = newswireOutlets.flatMap(({ id: outlet }) =>
  readOutlet(outlet, theEnd).entries.map((entry) => ({
    outlet,
    entry,
    at: Date.parse(entry.published!),
    key: keyIn(entry.link!),
  })),
)

const firstReports = new Map(
  readEntries.toSorted((a, b) => b.at - a.at).map(({ key, at }) => [key, at]),
)

function joinInOrder(order: readonly OutletId[]): JoinedEntry[] {
  const read = order.flatMap((id) => readEntries.filter(({ outlet }) => outlet === id))
  const arrivals = [
    ...read.filter(({ at }) => at <= anchor.getTime()),
    ...read.filter(({ at }) => at > anchor.getTime()).sort((a, b) => a.at - b.at),
  ]

  let articles = 0
  const joiner = new Joiner({ newArticle: () => ++articles })
  const mergedInto = new Map<number, number>()
  const movedTo = new Map<number, { into: number }>()
  const joined = arrivals.map(({ outlet, entry, at, key }, place) => {
    const { article, parts, merges, moves } = joiner.add({
      id: place + 1,
      source: outlet,
      publishedAt: at,
      title: entry.title!,
      text: entry.text,
      language: newswireOutlets.find(({ id }) => id === outlet)!.language,
    })
    for (const { entries, into } of parts) for (const entry of entries) movedTo.set(entry, { into })
    for (const { from, into } of merges) mergedInto.set(from, into)
    for (const move of moves) movedTo.set(move.entry, move)
    return { key, outlet, at, article }
  })
  const survivor = (article: number): number => {
    const into = mergedInto.get(article)
    return into === undefined ? article : survivor(into)
  }
  return joined.map((entry, place) => {
    const { into } = movedTo.get(place + 1) ?? { into: entry.article }
    return { ...entry, article: survivor(into) }
  })
}

/**
 * Extracts the event's key from the end of an address, where later reports of the outlet also have
 * a number.
 */
function keyIn(link: string): string {
  const name = new URL(link).pathname.slice(1)
  return newswireStories.find(({ key }) => name === key || name.replace(/-\d+$/, '') === key)!.key
}
