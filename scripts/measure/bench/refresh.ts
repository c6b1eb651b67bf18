import { spawn, type ChildProcess } from 'node:child_process'
import { loadavg } from 'node:os'
import type { Progress } from '#areas/sources/contract.ts'
import { isResting } from '#feeds/progress.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { followAddresses } from './filling/follow-addresses.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { askAtOnce, type Latency } from './http-load.ts'
import { serveLocalFeeds, type LocalFeeds } from './local-feeds.ts'
import type { Measured } from './measured.ts'
import { memoryOfTree } from './processes/memory.ts'
import { processorSecondsBelow } from './processes/time.ts'
import { median } from './statistics.ts'

const FEEDS = 1000
const ITEMS_EACH = 50
const UNCHANGED_ROUNDS = 5
const LOOK_EVERY_MS = 100
/**
 * The shortest pause between two requests to a host, because a host gets at most one request a
 * second.
 */
const HOST_PAUSE_MS = 1200
const READERS = 4
const READER_PAUSE_MS = 100
const GIVE_UP_AFTER_MS = 9 * 60_000
/** The wait until memory is released. */
const REST_MS = 30_000

/**
 * Measures a web and a worker process on one database. A thousand feeds with fifty new entries each
 * go through the whole pipeline while readers request lists; then the unchanged feeds are fetched
 * again and again.
 */
export async function measureRefresh(): Promise<Measured> {
  const loadBefore = loadavg()[0]!
  return withDataFolder(async (dataFolder) => {
    const feeds = await serveLocalFeeds(FEEDS, ITEMS_EACH, { hosts: FEEDS })
    await withToolHub(dataFolder, (hub) => followAddresses(hub, feeds.addresses))
    const web = await startHub({ dataFolder, program: ['dist/server/main.js', 'web'] })
    const spentBefore = processorSecondsBelow(process.pid)
    const worker = startWorker(dataFolder)
    const memory = watchMemory(worker.pid!)
    try {
      const fresh = await untilFetched(web, feeds, { isRead: true })
      const spent = processorSecondsBelow(process.pid) - spentBefore
      const unchanged = []
      for (let round = 0; round < UNCHANGED_ROUNDS; round++) {
        await new Promise((resolve) => setTimeout(resolve, HOST_PAUSE_MS))
        await fetch(`${web.address}/api/sources/refreshSources`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
        const { seconds } = await untilFetched(web, feeds)
        unchanged.push(FEEDS / seconds)
      }
      await new Promise((resolve) => setTimeout(resolve, REST_MS))
      return {
        feeds: FEEDS,
        'new entries': FEEDS * ITEMS_EACH,
        'entries/s through the whole pipeline': (FEEDS * ITEMS_EACH) / fresh.seconds,
        'processor time of it, with web, reading and database, s': spent,
        'lists meanwhile: p50 ms': fresh.lists!.p50Ms,
        'lists meanwhile: p99 ms': fresh.lists!.p99Ms,
        'unchanged feeds/s (median of 5)': median(unchanged),
        'unchanged feeds/s (slowest of 5)': Math.min(...unchanged),
        'worker memory, most, MB RSS': memory.most(),
        'worker memory at rest afterwards, MB RSS': memoryOf(worker.pid!),
        'web memory at rest afterwards, MB RSS': memoryOf(web.pid),
        'load before': loadBefore,
      }
    } finally {
      memory.stop()
      worker.kill('SIGTERM')
      await new Promise((resolve) => worker.once('exit', resolve))
      await web.stop()
      await feeds.close()
    }
  })
}

/** The time from the first request until all feeds were fetched and the server is at rest. */
export async function untilFetched(
  web: RunningHub,
  feeds: LocalFeeds,
  { isRead = false } = {},
): Promise<{ seconds: number; lists: Latency | null }> {
  const stop = new AbortController()
  const lists = isRead ? askForLists(web, stop.signal) : null
  const endAt = performance.now() + GIVE_UP_AFTER_MS
  let asked = 0
  let firstAt = 0
  for (;;) {
    const { count, firstAt: first } = feeds.takeRequests()
    if (asked === 0) firstAt = first
    asked += count
    if (asked >= feeds.addresses.length) {
      const answer = await fetch(`${web.address}/api/sources/getProgress`)
      if (isResting((await answer.json()) as Progress)) break
    }
    if (performance.now() > endAt)
      throw new Error(`Only ${asked} feeds were asked, or never at rest`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  const seconds = (performance.now() - firstAt) / 1000
  stop.abort()
  return { seconds, lists: await lists }
}

function askForLists(web: RunningHub, signal: AbortSignal): Promise<Latency> {
  const lists = [
    '/api/feed/listHeadlines?period=today&search=',
    '/api/feed/listBreaking',
    '/api/feed/listFolders?search=',
  ]
  const next = (reader: number, nth: number) => lists[(reader + nth) % lists.length]!
  return askAtOnce(web.address, READERS, GIVE_UP_AFTER_MS, next, READER_PAUSE_MS, signal)
}

/** Starts a worker; `options` are passed to Node. */
export function startWorker(dataFolder: string, options: string[] = []): ChildProcess {
  return spawn(process.execPath, [...options, 'dist/server/main.js', 'worker'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SYNTHWIRE_DATA: dataFolder,
      SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function watchMemory(pid: number) {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 500)
  return { most: () => most, stop: () => clearInterval(timer) }
}

function memoryOf(pid: number): number {
  return memoryOfTree(pid).find((one) => one.pid === pid)?.rssMb ?? 0
}
