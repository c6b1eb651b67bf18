import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#core/seeded.ts'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { followAddresses } from '../filling/follow-addresses.ts'
import { withToolHub } from '../../tool-hub.ts'
import { readPassages } from '../filling/passages.ts'
import { serveLocalFeeds, type LocalFeeds } from '../local-feeds.ts'
import type { Measured } from '../measured.ts'
import { processorSecondsOf } from '../processes/time.ts'
import { startWorker, untilFetched } from '../refresh.ts'
import { percentile, timed } from '../statistics.ts'

const FEEDS = 60
const ITEMS_EACH = 50
const READERS = 8
/**
 * The shortest pause between two pages of a screen. People look at a page for longer, so eight such
 * screens stand for a busy household.
 */
const LEAST_PAUSE_MS = 250
const MOST_PAUSE_MS = 500

/**
 * Follows feeds with news, which is real if there is any next to the repository. To be called while
 * no server runs.
 */
export async function followNews(dataFolder: string): Promise<LocalFeeds> {
  const { passages } = readPassages(FEEDS * ITEMS_EACH)
  const feeds = await serveLocalFeeds(FEEDS, ITEMS_EACH, {
    hosts: FEEDS,
    site: 'news',
    newsOf: (feed, number) => passages[feed * ITEMS_EACH + number - 1]!,
  })
  await withToolHub(dataFolder, (hub) => followAddresses(hub, feeds.addresses))
  return feeds
}

/**
 * Measures eight screens that load a page again and again, with pauses, while a worker takes news
 * in.
 */
export async function pagesMeanwhile(
  dataFolder: string,
  hub: RunningHub,
  feeds: LocalFeeds,
  page: () => Promise<unknown>,
): Promise<Measured> {
  const random = seededRandom(1)
  const samples: number[] = []
  let isOver = false
  const read = async () => {
    while (!isOver) {
      samples.push((await timed(page)).ms)
      await pause(LEAST_PAUSE_MS + random() * (MOST_PAUSE_MS - LEAST_PAUSE_MS))
    }
  }
  const worker = startWorker(dataFolder)
  const before = processorSecondsOf(hub.pid)
  try {
    const fetched = untilFetched(hub, feeds).finally(() => (isOver = true))
    const [{ seconds }] = await Promise.all([fetched, ...Array.from({ length: READERS }, read)])
    const spent = processorSecondsOf(hub.pid) - before
    return {
      'while news comes in: entries': FEEDS * ITEMS_EACH,
      'while news comes in: s': seconds,
      'while news comes in: pages': samples.length,
      'while news comes in: p50 ms': percentile(samples, 0.5),
      'while news comes in: p99 ms': percentile(samples, 0.99),
      // The database is not included, because it mostly works for the worker.
      'while news comes in: processor ms a page, of the web process alone':
        (spent / samples.length) * 1000,
    }
  } finally {
    worker.kill('SIGTERM')
    await new Promise((resolve) => worker.once('exit', resolve))
  }
}
