import { setTimeout as pause } from 'node:timers/promises'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { serveLocalFeeds } from '../../measure/bench/local-feeds.ts'
import { percentile } from '../../measure/bench/statistics.ts'
import { expectThat } from '../running/expect-that.ts'
import type { Postgres } from './debian-postgres.ts'
import { end, followAll, startWeb, startWorker, untilRested, type Hub } from './hub-parts.ts'
import { expectNothingWrong } from './try-pooler.ts'

/**
 * The minutes that the trial takes. `KILL_LOOP_MINUTES` can raise them; docs/benchmarks has the
 * result of 10.
 */
const MINUTES = Number(process.env['KILL_LOOP_MINUTES'] ?? 2)
const KILL_EVERY_MS = 20_000
const WEBS = 2
const WORKERS = 3
const FEEDS = 60
const ITEMS_AT_FIRST = 20
const PUBLISH_EVERY_MS = 5000
const ASK_EVERY_MS = 250
const REST_WITHIN_MS = 8 * 60_000
const LISTS = [
  '/api/feed/listHeadlines?period=today&search=',
  '/api/feed/listFolders?search=',
  '/api/sources/listSources',
]

/**
 * Runs two web and three worker processes on one database. Every twenty seconds one of them is
 * killed (-9) and started again, while feeds gain items and a reader sends requests to whichever
 * web process answers.
 */
export async function tryKillLoop(
  _work: string,
  dataFolder: string,
  server: Postgres,
): Promise<void> {
  const hub: Hub = { dataFolder, env: { DATABASE_URL: server.url } }
  const feeds = await serveLocalFeeds(FEEDS, ITEMS_AT_FIRST, { hosts: FEEDS })
  await followAll(hub, feeds.addresses)
  const webs: RunningHub[] = []
  for (let nth = 0; nth < WEBS; nth++) webs.push(await startWeb(hub))
  const workers = Array.from({ length: WORKERS }, () => startWorker(hub))
  const stop = new AbortController()
  const times: number[] = []
  let items = FEEDS * ITEMS_AT_FIRST

  async function publishOn() {
    for (let feed = 0; !stop.signal.aborted; feed = (feed + 1) % FEEDS) {
      await pause(PUBLISH_EVERY_MS / 10)
      feeds.publish(feed, 1)
      items++
      if (feed % 10 === 0) await askAny('/api/sources/refreshSources', 'POST').catch(() => {})
    }
  }

  /** Sends a request as a proxy does that tries the next process if one does not answer. */
  async function askAny(path: string, method = 'GET'): Promise<void> {
    const body =
      method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}
    for (const { address } of webs.toSorted(() => Math.random() - 0.5)) {
      const answer = await fetch(`${address}${path}`, { method, ...body }).catch(() => null)
      if (answer === null) continue
      const text = await answer.text()
      expectThat(answer.ok, `${path} is answered, and got ${answer.status}: ${text.slice(0, 200)}`)
      return
    }
    throw new Error('No web process answers')
  }

  async function readOn() {
    for (let nth = 0; !stop.signal.aborted; nth++) {
      const startedAt = performance.now()
      await askAny(LISTS[nth % LISTS.length]!)
      times.push(performance.now() - startedAt)
      await pause(ASK_EVERY_MS)
    }
  }

  const beside = [publishOn(), readOn()]
  let kills = 0
  try {
    const endAt = performance.now() + MINUTES * 60_000
    for (; performance.now() < endAt; kills++) {
      await Promise.race([pause(KILL_EVERY_MS), ...beside])
      const victim = kills % (WEBS + WORKERS)
      if (victim < WEBS) {
        process.kill(webs[victim]!.pid, 'SIGKILL')
        webs[victim] = await startWeb(hub)
      } else {
        await end(workers[victim - WEBS]!, 'SIGKILL')
        workers[victim - WEBS] = startWorker(hub)
      }
    }
    stop.abort()
    await Promise.all(beside)
    // The entries that were published last may not be fetched yet.
    await pause(2000)
    await askAny('/api/sources/refreshSources', 'POST')
    await untilRested(() => webs[0]!.address, REST_WITHIN_MS)
    await askAny('/api/sources/refreshSources', 'POST')
    await pause(3000)
    await untilRested(() => webs[0]!.address, REST_WITHIN_MS)
    const slowest = Math.max(...times)
    const words = [`${kills} kills`, `${items} entries`, `${times.length} lists`]
    const p99 = percentile(times, 0.99).toFixed(0)
    console.log(`  ${words.join(', ')}: p99 ${p99} ms, slowest ${slowest.toFixed(0)} ms`)
    await expectNothingWrong(server, items)
    expectThat(
      slowest < 1000,
      `no list takes longer than a second; the slowest took ${slowest.toFixed(0)} ms`,
    )
  } finally {
    stop.abort()
    await Promise.all(workers.map((worker) => end(worker)))
    for (const { stop } of webs) await stop()
    await feeds.close()
  }
}
