import { setTimeout as pause } from 'node:timers/promises'
import type { Article } from '#areas/articles/contract.ts'
import { serverAccess } from '#platform/access/server/api.ts'
import type { Progress } from '#areas/sources/contract.ts'
import { changesAddress } from '#core/wire.ts'
import { isResting } from '#feeds/progress.ts'
import { deskOf, sql, type Database } from '#server/tools.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { serveLocalFeeds } from './local-feeds.ts'
import type { Measured } from './measured.ts'
import { memoryOfTree } from './processes/memory.ts'
import { median, percentile } from './statistics.ts'

const READERS = 200
const SOURCES_EACH = 100
const FEEDS = 3000
const ITEMS_EACH = 5
const IDLE_MS = 20_000
const ROUND_PAUSE_MS = 3000
const LOOK_EVERY_MS = 500
const REST_WITHIN_MS = 10 * 60_000
const SHOWN_WITHIN_MS = 30_000
/**
 * The report that each of the papers publishes in its round. One reader in thirty follows each
 * paper.
 */
const NEWS = [
  'Lantern ferry returns to Marlow Quay',
  'Choir of Tolland wins the winter prize',
  'Velden parliament passes a budget',
  'Comet Ashdown seen without a telescope',
  'Striking bakers reopen their ovens',
  'Glacier museum finds a lost compass',
]
const READERS_OF_ONE = 30

/**
 * Measures a server with 200 readers, each with an open screen that fetches its list after each
 * change: the memory at rest, and the time from one reader's refresh until all followers have the
 * news in their lists.
 */
export async function measureReaders(): Promise<Measured> {
  const answers = Object.fromEntries(NEWS.map((_, nth) => [paper(nth), rss(`Paper ${nth}`, [])]))
  const feeds = await serveLocalFeeds(FEEDS, ITEMS_EACH, { hosts: FEEDS })
  const papers = await publish(answers)
  try {
    return await withDataFolder(async (dataFolder) => {
      const tokens = await withToolHub(dataFolder, async ({ tools, readerId }) => {
        const readers = [
          readerId,
          ...Array.from({ length: READERS - 1 }, (_, nth) => `made-up-${nth}`),
        ]
        await addReaders(tools.db, readers)
        const own = NEWS.map((_, nth) => papers.origin + paper(nth))
        await follow(tools.db, readers, [...feeds.addresses, ...own])
        const made = []
        for (const reader of readers) {
          const token = { name: 'Screen', scope: 'write', days: null } as const
          made.push((await serverAccess(deskOf(tools, reader)).createToken(token)).secret)
        }
        return made
      })
      const hub = await startHub({ dataFolder })
      const screens = tokens.map((token) => openScreen(hub.address, token))
      try {
        await untilRested(screens[0]!)
        await Promise.all(screens.map((screen) => screen.listen()))
        await pause(IDLE_MS)
        const own = memoryOfTree(hub.pid).filter(({ command }) => !command.includes('postgres'))
        const seconds = []
        for (const [nth, title] of NEWS.entries()) {
          answers[paper(nth)] = rss(`Paper ${nth}`, [
            { title, text: `${title}. More is not known.` },
          ])
          const followers = screens.filter((_, reader) => reader % READERS_OF_ONE === nth)
          const askedAt = performance.now()
          await followers[0]!.ask('sources/refreshSources', 'POST')
          await Promise.all(followers.map((screen) => screen.shows(title)))
          seconds.push((performance.now() - askedAt) / 1000)
          await pause(ROUND_PAUSE_MS)
        }
        return {
          readers: READERS,
          'sources of each': SOURCES_EACH,
          feeds: FEEDS,
          'web and worker at rest, MB PSS': own.reduce((sum, { pssMb }) => sum + pssMb, 0),
          'news on the screens of all who follow it: median s': median(seconds),
          'the same: slowest, s': percentile(seconds, 1),
        }
      } finally {
        for (const screen of screens) screen.close()
        await hub.stop()
      }
    })
  } finally {
    await papers.close()
    await feeds.close()
  }
}

const paper = (nth: number) => `/paper-${nth}.xml`

async function addReaders(db: Database, readers: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into readers (id, name) select id, id from unnest(${[...readers]}::text[]) as id
    on conflict do nothing`)
}

/**
 * Makes each reader follow a hundred feeds. Of thirty readers, one follows each paper, and the
 * others follow none.
 */
async function follow(
  db: Database,
  readers: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  await db.run(sql`
    insert into feeds (address, title, next_fetch_at, created_at)
    select address, address, now(), now() from unnest(${[...addresses]}::text[]) as address`)
  const followed = readers.flatMap((reader, at) => {
    const own = Array.from({ length: SOURCES_EACH }, (_, nth) => (at * 37 + nth * 30) % FEEDS)
    const news = at % READERS_OF_ONE
    return [...own, ...(news < NEWS.length ? [FEEDS + news] : [])].map((feed) => ({
      id: `${reader}-${feed}`,
      reader,
      address: addresses[feed],
    }))
  })
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select row.id, reader, feeds.id, address, 'general', 'hourly'
    from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as row (id text, reader text, address text)
      join feeds using (address)`)
}

/** A simulated open page: it receives changes, and then requests its list. */
function openScreen(address: string, token: string) {
  const closed = new AbortController()
  const waiting = new Map<string, () => void>()
  let isAsking = false
  let isOld = false

  const ask = async (operation: string, method = 'GET') => {
    const answer = await fetch(`${address}/api/${operation}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
      signal: closed.signal,
    })
    if (!answer.ok) throw new Error(`${operation} answered ${answer.status}`)
    return answer
  }

  async function refresh() {
    isOld = true
    if (isAsking) return
    isAsking = true
    while (isOld) {
      isOld = false
      // The list is a search, because the headlines may not include all of the newest articles.
      const search = encodeURIComponent([...waiting.keys()][0] ?? '')
      const answer = await ask(`feed/listHeadlines?period=today&search=${search}`)
      const list = (await answer.json()) as Article[]
      for (const { title } of list) {
        waiting.get(title)?.()
        waiting.delete(title)
      }
    }
    isAsking = false
  }

  return {
    ask,
    close: () => closed.abort(),
    /** Starts to receive changes. */
    async listen() {
      const { body } = await fetch(address + changesAddress, {
        headers: { authorization: `Bearer ${token}` },
        signal: closed.signal,
      })
      const told = body!.pipeThrough(new TextDecoderStream())
      void (async () => {
        for await (const text of told)
          if (text.includes('"area":"feed"')) void refresh().catch(() => {})
      })().catch(() => {})
    },
    shows: (title: string) =>
      new Promise<void>((resolve, reject) => {
        waiting.set(title, resolve)
        AbortSignal.timeout(SHOWN_WITHIN_MS).addEventListener('abort', () =>
          reject(new Error(`"${title}" was not on a screen in time`)),
        )
      }),
  }
}

async function untilRested({ ask }: ReturnType<typeof openScreen>): Promise<void> {
  const endAt = performance.now() + REST_WITHIN_MS
  for (let rested = 0; rested < 4;) {
    if (performance.now() > endAt) throw new Error('The hub did not come to rest')
    await pause(LOOK_EVERY_MS)
    const progress = (await (await ask('sources/getProgress')).json()) as Progress
    rested = isResting(progress) ? rested + 1 : 0
  }
}
