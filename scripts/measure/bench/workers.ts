import { loadavg } from 'node:os'
import { startHub } from '#e2e/hubs/hub.ts'
import { followAddresses } from './filling/follow-addresses.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { readPassages } from './filling/passages.ts'
import { serveLocalFeeds } from './local-feeds.ts'
import type { Measured } from './measured.ts'
import { processorSecondsBelow, processorSecondsOf } from './processes/time.ts'
import { startWorker, untilFetched } from './refresh.ts'

/** The number of feeds; `BENCH_FEEDS` sets fewer for a trial run. */
const FEEDS = Number(process.env['BENCH_FEEDS'] ?? 1000)
const ITEMS_EACH = 50

/**
 * Measures taking in a thousand feeds with fifty new entries each, with one worker and with two on
 * one database. The news is real if there is any next to the repository.
 */
export async function measureWorkers(): Promise<Measured> {
  const one = await throughPipeline(1)
  const two = await throughPipeline(2)
  return {
    feeds: FEEDS,
    'new entries': FEEDS * ITEMS_EACH,
    ...named('one worker', one),
    ...named('two workers', two),
    'two are faster by': one.seconds / two.seconds,
    'load after': loadavg()[0]!,
  }
}

interface Run {
  seconds: number
  /** The CPU seconds of web process, workers and database together. */
  processorSeconds: number
  ofWorkers: number[]
}

function named(who: string, { seconds, processorSeconds, ofWorkers }: Run): Measured {
  return {
    [`${who}: s`]: seconds,
    [`${who}: processor s, with web and database`]: processorSeconds,
    [`${who}: processor s of each`]: ofWorkers.map((spent) => spent.toFixed(1)).join(', '),
  }
}

async function throughPipeline(workerCount: number): Promise<Run> {
  return withDataFolder(async (dataFolder) => {
    const { passages } = readPassages(FEEDS * ITEMS_EACH)
    const feeds = await serveLocalFeeds(FEEDS, ITEMS_EACH, {
      hosts: FEEDS,
      newsOf: (feed, number) => passages[feed * ITEMS_EACH + number - 1]!,
    })
    await withToolHub(dataFolder, (hub) => followAddresses(hub, feeds.addresses))
    const web = await startHub({ dataFolder, program: ['dist/server/main.js', 'web'] })
    const before = processorSecondsBelow(process.pid)
    const workers = Array.from({ length: workerCount }, () => startWorker(dataFolder))
    try {
      const { seconds } = await untilFetched(web, feeds)
      return {
        seconds,
        processorSeconds: processorSecondsBelow(process.pid) - before,
        ofWorkers: workers.map(({ pid }) => processorSecondsOf(pid!)),
      }
    } finally {
      for (const worker of workers) {
        worker.kill('SIGTERM')
        await new Promise((resolve) => worker.once('exit', resolve))
      }
      await web.stop()
      await feeds.close()
    }
  })
}
