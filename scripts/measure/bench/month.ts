import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { deleteOldest } from '#areas/articles/server/keeping/delete-oldest.ts'
import { reclaimSpace } from '#areas/articles/server/keeping/reclaim-space.ts'
import { tableBytes } from '#areas/articles/server/keeping/storage.ts'
import { cursorAt } from '#areas/articles/server/lends/lists.ts'
import { sql } from '#server/tools.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import { askAtOnce, type Latency } from './http-load.ts'
import type { Measured } from './measured.ts'
import { timed } from './statistics.ts'

const ENTRIES = Number(process.env['GROWTH_ENTRIES'] ?? 1_000_000)
const FOLDER = process.env['GROWTH_FOLDER']
const DAYS = 730
const MONTH_DAYS = 30
const DAY_MS = 86_400_000
const READERS = 4
/** The pause of readers between two pages; without it they would use all CPU time. */
const PAUSE_MS = 100
const BESIDE_MS = 10_000
const LONGEST_MS = 3_600_000

/**
 * Measures how long deleting the oldest month takes on a server with two years of news while
 * readers page through folders, and how long the readers wait.
 */
export async function measureMonth(): Promise<Measured> {
  return withDataFolder(async (temporary) => {
    const dataFolder = FOLDER ? `${FOLDER}/hub-${ENTRIES}` : temporary
    if (!FOLDER) {
      await withToolHub(dataFolder, ({ tools, readerId }) =>
        fillHub(tools.db, readerId, ENTRIES, DAYS),
      )
    }
    const hub = await startHub({ dataFolder })
    const page = () => {
      const at = new Date(Date.now() - Math.random() * DAYS * DAY_MS).toISOString()
      const input = { folder: 'Business', period: 'year', search: '' }
      const before = cursorAt({ publishedTime: at, id: 1 })
      return `/api/feed/listFolderArticles?${new URLSearchParams({ ...input, before }).toString()}`
    }
    const ask = (ms: number, signal?: AbortSignal) =>
      askAtOnce(hub.address, READERS, ms, page, PAUSE_MS, signal)
    const meanwhile = async <T>(work: () => Promise<T>) => {
      const stop = new AbortController()
      const asked = ask(LONGEST_MS, stop.signal)
      const done = await timed(work).finally(() => stop.abort())
      return { ...done, latency: await asked }
    }
    try {
      await ask(BESIDE_MS)
      const alone = await ask(BESIDE_MS)
      return await withToolHub(dataFolder, async ({ tools, readerId }) => {
        const { db } = tools
        const { oldest } = await db.one(
          z.object({ oldest: Time }),
          sql`select min(published_at) as oldest from articles`,
        )
        const before = new Date(Date.parse(oldest) + MONTH_DAYS * DAY_MS)
        const now = tools.now()
        const bounds = { before, keeps: [{ readerId, since: before }], pastUntil: now, now }
        const bytesBefore = await tableBytes(db)
        const deleting = await meanwhile(async () => {
          let [articles, entries] = [0, 0]
          for await (const deleted of deleteOldest(tools, bounds)) {
            articles += deleted.articles
            entries += deleted.entries
          }
          return { articles, entries }
        })
        const tidying = await meanwhile(() => reclaimSpace(tools))
        return {
          'entries before': ENTRIES,
          ...deleting.result,
          'seconds of deleting': deleting.ms / 1000,
          'seconds of VACUUM': tidying.ms / 1000,
          'MB before': bytesBefore / 1e6,
          'MB after': (await tableBytes(db)) / 1e6,
          ...row('pages before', alone),
          ...row('pages while it deletes', deleting.latency),
          ...row('pages while VACUUM runs', tidying.latency),
        }
      })
    } finally {
      await hub.stop()
    }
  })
}

function row(name: string, { p50Ms, p99Ms, maxMs }: Latency): Measured {
  return { [`${name}: p50 ms`]: p50Ms, [`${name}: p99 ms`]: p99Ms, [`${name}: longest ms`]: maxMs }
}
