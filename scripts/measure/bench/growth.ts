import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { cursorAt } from '#areas/articles/server/lends/lists.ts'
import { categories } from '#engine/categories/categories.ts'
import { sql } from '#server/tools.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import { askAtOnce, type Latency } from './http-load.ts'
import { searchFrom } from './filling/made-up-news.ts'
import type { Measured } from './measured.ts'
import { median, timed } from './statistics.ts'

/** The number of entries of the small server, for comparison. */
const SMALL = 100_000
/**
 * The number of entries of the large server, which `GROWTH_ENTRIES` sets, up to ten million. A
 * million takes two minutes to make and 3 GB of disk.
 */
const LARGE = Number(process.env['GROWTH_ENTRIES'] ?? 1_000_000)
/**
 * The folder in which filled servers are kept for later runs; if it is not set, they are deleted at
 * the end.
 */
const FOLDER = process.env['GROWTH_FOLDER']
const DAYS = 730
const DAY_MS = 86_400_000
const ROUNDS = 3
const MEASURE_MS = 4000
const READERS = 16
/**
 * The pause between requests; longer than the second for which the server caches an answer, so that
 * each request gets a new one.
 */
const BEYOND_KEPT_MS = 1050
const ARTICLES_PER_ENTRY = 0.48
/**
 * The share of a kept server's articles that are requested. The oldest are left out, because they
 * may have been deleted with their month.
 */
const STAYING = 0.9

const folders = categories.filter((category) => category !== 'Breaking')
const operation = (name: string, input: Record<string, string>) =>
  `/api/${name}?${new URLSearchParams(input).toString()}`
const someOf = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!
const someNumber = (most: number) => 1 + Math.floor(Math.random() * most)
const searchFor = (search: string) => operation('feed/listHeadlines', { period: 'year', search })

interface Question {
  readers: number
  next: (entries: number, nth: number) => string
  pauseMs?: number
}

/**
 * Requests of screens. Pages of folders, articles and searches are chosen at random, so that hardly
 * two are the same.
 */
const questions: Record<string, Question> = {
  'folder pages': {
    readers: READERS,
    next: () =>
      operation('feed/listFolderArticles', {
        folder: someOf(folders),
        period: 'year',
        search: '',
        before: cursorAt({
          publishedTime: new Date(Date.now() - Math.random() * DAYS * DAY_MS).toISOString(),
          id: 1,
        }),
      }),
  },
  'feed screen': {
    readers: READERS,
    next: (_, nth) =>
      [
        operation('feed/listHeadlines', { period: 'today', filter: 'for-you', search: '' }),
        operation('feed/listBreaking', {}),
        operation('feed/listFolders', { time: 'today', filter: 'for-you', search: '' }),
        operation('feed/listFolderArticles', {
          folder: folders[nth % folders.length]!,
          period: 'month',
          filter: 'for-you',
          search: '',
        }),
      ][nth % 4]!,
  },
  articles: {
    readers: READERS,
    next: (entries) =>
      operation('articles/getArticle', {
        id: String(Math.floor(entries * ARTICLES_PER_ENTRY * (1 - Math.random() * STAYING))),
      }),
  },
  'searches for two words, alone': {
    readers: 1,
    next: () => searchFor(searchFrom(someNumber(2 ** 32))),
  },
  'searches for two words': {
    readers: READERS,
    next: () => searchFor(searchFrom(someNumber(2 ** 32))),
  },
  'searches for one common word': {
    readers: 1,
    next: () => searchFor(searchFrom(someNumber(2 ** 32)).split(' ')[1]!),
  },
  'searches for a rare number': { readers: 1, next: () => searchFor(`${someNumber(9000)}`) },
  'headlines of all time': {
    readers: 1,
    pauseMs: BEYOND_KEPT_MS,
    next: () => operation('feed/listHeadlines', { period: 'year', search: '' }),
  },
  'For You of a month': {
    readers: 1,
    pauseMs: BEYOND_KEPT_MS,
    next: () => operation('feed/listHeadlines', { period: 'month', filter: 'for-you', search: '' }),
  },
  'folders of today counted': {
    readers: 1,
    pauseMs: BEYOND_KEPT_MS,
    next: () => operation('feed/listFolders', { search: '', time: 'today' }),
  },
  'all folders counted': {
    readers: 1,
    pauseMs: BEYOND_KEPT_MS,
    next: () => operation('feed/listFolders', { search: '' }),
  },
}

/**
 * Measures lists, searches and articles of a small and of a large server over real HTTP, in turn,
 * and the size of an entry on disk.
 */
export async function measureGrowth(): Promise<Measured> {
  return withDataFolder(async (temporary) => {
    const measured: Measured = {}
    const filled = []
    for (const entries of [SMALL, LARGE]) {
      filled.push(await fill(join(FOLDER ?? temporary, `hub-${entries}`), entries, measured))
    }
    const hubs: { hub: RunningHub; entries: number }[] = []
    try {
      for (const { dataFolder, entries } of filled)
        hubs.push({ hub: await startHub({ dataFolder }), entries })
      for (const [name, question] of Object.entries(questions)) {
        const samples: Latency[][] = hubs.map(() => [])
        for (let round = -1; round < ROUNDS; round++) {
          for (const [place, { hub, entries }] of hubs.entries()) {
            const ms = round < 0 ? MEASURE_MS / 4 : MEASURE_MS
            const next = (reader: number, nth: number) => question.next(entries, reader * 7 + nth)
            const latency = await askAtOnce(
              hub.address,
              question.readers,
              ms,
              next,
              question.pauseMs,
            )
            // The first round is not counted, because it only warms up.
            if (round >= 0) samples[place]!.push(latency)
          }
        }
        const [small, large] = samples.map((rounds) => ({
          p50: median(rounds.map(({ p50Ms }) => p50Ms)),
          p99: median(rounds.map(({ p99Ms }) => p99Ms)),
        }))
        measured[`${name}, ${question.readers} readers: p50, ms`] = beside(small!.p50, large!.p50)
        measured[`${name}, ${question.readers} readers: p99, ms`] = beside(small!.p99, large!.p99)
      }
    } finally {
      for (const { hub } of hubs) await hub.stop()
    }
    return measured
  })
}

function beside(small: number, large: number): string {
  return `${small.toFixed(1)} -> ${large.toFixed(1)} (${(large / small).toFixed(1)} times)`
}

async function fill(dataFolder: string, entries: number, measured: Measured) {
  const isThere = existsSync(dataFolder)
  if (!isThere) mkdirSync(dataFolder, { recursive: true, mode: 0o755 })
  await withToolHub(dataFolder, async ({ tools, readerId }) => {
    const { db } = tools
    if (!isThere) {
      const { ms } = await timed(() => fillHub(db, readerId, entries, DAYS))
      measured[`${entries} entries made in, s`] = ms / 1000
    }
    const { bytes, log } = await db.one(
      z.object({ bytes: z.int(), log: z.int() }),
      sql`select pg_database_size(current_database()) as bytes, (select sum(size)::bigint from pg_ls_waldir()) as log`,
    )
    measured[`${entries} entries: bytes an entry`] = bytes / entries
    measured[`${entries} entries: MB of the log`] = log / 1e6
  })
  return { dataFolder, entries }
}
