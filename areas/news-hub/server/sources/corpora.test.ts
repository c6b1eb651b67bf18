import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { plainText } from './plain-text.ts'
import { readFeed } from './read-feed.ts'

// What others collected; these tests are skipped where it is not beside the checkout.
const feeds = '../shared/corpora/feeds'
const isHere = existsSync(feeds)

/** No document may take longer: a worker that hangs is a worker that lies. */
const LONGEST_MS = 2000
const now = new Date()

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && /\.(xml|rss|atom|rdf|json)$/i.test(file))
}

describe.skipIf(!isHere)('feeds of the world', () => {
  /** How many files of each set are read, and how many of them give entries; neither may fall. */
  test.each([
    ['arminreiter-feedreader', 21, 20],
    ['feed-rs', 32, 32],
    ['feedparser', 1033, 576],
    ['feedvalidator-w3c', 869, 555],
    ['gofeed', 319, 143],
    ['laminas-feed', 340, 121],
    ['miniflux', 11, 10],
    ['netnewswire', 24, 24],
    ['newsboat', 6, 6],
    ['rome', 92, 87],
    ['rss-parser', 10, 9],
  ])(
    '%s: every document is read, or refused in words, in time',
    (set, leastRead, leastWithEntries) => {
      const slow: string[] = []
      const counts = { read: 0, withEntries: 0 }
      for (const file of filesOf(join(feeds, set))) {
        const before = process.cpuUsage()
        const document = readOrRefuse(file)
        const { user, system } = process.cpuUsage(before)
        if ((user + system) / 1000 > LONGEST_MS) slow.push(file)
        if (document) counts.read++
        if (document && document.entries.length > 0) counts.withEntries++
      }
      expect(slow).toEqual([])
      expect(counts.read).toBeGreaterThanOrEqual(leastRead)
      expect(counts.withEntries).toBeGreaterThanOrEqual(leastWithEntries)
    },
    120_000,
  )
})

function readOrRefuse(file: string) {
  try {
    return readFeed(readFileSync(file), { address: 'https://publisher.example/feed', now })
  } catch (error) {
    if (!(error instanceof Problem)) throw new Error(`${file} crashed the reader`, { cause: error })
    return null
  }
}

describe.skipIf(!isHere)('what careful readers before us found', () => {
  test('feedparser: at least 96 in 100 simple expectations hold', () => {
    const results = filesOf(join(feeds, 'feedparser')).flatMap(expectationIn)
    const missed = results.filter(({ isMet }) => !isMet).map(({ file }) => file)
    expect(results.length).toBeGreaterThan(600)
    expect(missed.length / results.length, missed.join('\n')).toBeLessThan(0.04)
  })

  test('rss-parser: titles, links, ids and times are the same', () => {
    const folder = join(feeds, 'rss-parser/test')
    const mismatches = readdirSync(join(folder, 'output')).flatMap((name) => {
      const input = ['rss', 'atom']
        .map((type) => join(folder, 'input', name.replace('json', type)))
        .find(existsSync)
      if (!input) return []
      const { feed } = JSON.parse(readFileSync(join(folder, 'output', name), 'utf8'))
      const { entries } = readFeed(readFileSync(input), {
        address: 'https://publisher.example/feed',
        now,
      })
      return (feed.items as Record<string, string | undefined>[]).flatMap((item, i) => {
        const entry = entries[i]
        const pairs = [
          [item['title'] && plainText(item['title']).replaceAll(/\s+/g, ' '), entry?.title],
          [item['link'], entry?.link],
          [item['guid'] ?? item['id'], entry?.identity],
          // Some state thousandths that are not in the document.
          [item['isoDate']?.slice(0, 19), entry?.published?.slice(0, 19)],
        ]
        return pairs
          .filter(([theirs, ours]) => theirs && theirs !== ours)
          .map((pair) => [name, i, ...pair])
      })
    })
    expect(mismatches).toEqual([])
  })
})

/** "Expect: not bozo and entries[0]['title'] == '...'" at the head of a file, for the fields that we have. */
function expectationIn(file: string): { file: string; isMet: boolean }[] {
  const body = readFileSync(file)
  const head = body.toString('latin1').slice(0, 3000)
  const [, scope, field, quoted] =
    /Expect:\s*(?:not )?(?:bozo and )?(feed|entries\[0\])\['(\w+)'\](?:\[0\])?(?:\['value'\])? == u?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s/.exec(
      head,
    ) ?? []
  if (field === undefined || quoted === undefined) return []
  const contentType = /Header:\s*Content-type:\s*(.*)/i.exec(head)?.[1]
  const read = fieldsRead(body, contentType?.trim())
  const found = read?.[scope === 'feed' ? 'feed' : 'entry'][field]
  if (read && found === undefined) return []
  const words = (text: string) => plainText(text).replaceAll(/\s+/g, ' ')
  return [{ file, isMet: words(found ?? '') === words(unescaped(quoted)) }]
}

function fieldsRead(body: Uint8Array, contentType: string | undefined) {
  try {
    const { entries, ...feed } = readFeed(body, {
      address: 'http://127.0.0.1:8097/feed.xml',
      contentType,
      now,
    })
    const [entry] = entries
    const fields: Record<'feed' | 'entry', Record<string, string | null | undefined>> = {
      feed: {
        title: feed.title,
        title_detail: feed.title,
        link: feed.link,
        tagline: feed.description,
        subtitle: feed.description,
        description: feed.description,
        language: feed.language,
      },
      entry: {
        title: entry?.title ?? null,
        title_detail: entry?.title ?? null,
        link: entry?.link ?? null,
        id: entry?.identity ?? null,
        summary: entry?.summary ?? null,
        description: entry?.summary ?? null,
        content: entry?.content ?? null,
        author: entry?.authors[0] ?? null,
      },
    }
    return fields
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

function unescaped(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replaceAll(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, wide?: string, narrow?: string) =>
      String.fromCharCode(Number.parseInt((wide ?? narrow)!, 16)),
    )
    .replaceAll(/\\(['"\\])/g, '$1')
    .replaceAll('\\n', '\n')
}
