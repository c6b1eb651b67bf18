import { setTimeout as pause } from 'node:timers/promises'
import { serveLocalFeeds } from '../../measure/bench/local-feeds.ts'
import { expectThat } from '../running/expect-that.ts'
import type { Postgres } from './debian-postgres.ts'
import { countFaults, end, followAll, startWeb, startWorker, untilRested } from './hub-parts.ts'
import { makePooler } from './pgbouncer.ts'

const FEEDS = 120
const ITEMS_EACH = 25
const KILLS = 4
const BETWEEN_KILLS_MS = 4000
const AWAY_MS = 1500
/**
 * The longest wait until all work is done. It allows for the lock of a feed whose worker died,
 * which ends after three minutes.
 */
const REST_WITHIN_MS = 8 * 60_000

/**
 * Runs a web and two worker processes through PgBouncer, which is killed again and again while news
 * arrives.
 */
export async function tryPooler(work: string, dataFolder: string, server: Postgres): Promise<void> {
  const pooler = await makePooler(work, server)
  await pooler.start()
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: server.url }
  const hub = { dataFolder, env }
  const feeds = await serveLocalFeeds(FEEDS, ITEMS_EACH, { hosts: FEEDS })
  await followAll(hub, feeds.addresses)
  const web = await startWeb(hub)
  const changes = countChanges(web.address)
  const workers = [startWorker(hub), startWorker(hub)]
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(BETWEEN_KILLS_MS)
      await pooler.kill()
      await pause(AWAY_MS)
      await pooler.start()
    }
    await untilRested(() => web.address, REST_WITHIN_MS)
    await expectNothingWrong(server, FEEDS * ITEMS_EACH)
    expectThat(changes.count() > 0, 'an open screen hears of changes')

    // New entries must be processed as before the kills.
    for (let feed = 0; feed < FEEDS; feed++) feeds.publish(feed, 1)
    await fetch(`${web.address}/api/sources/refreshSources`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    await pause(3000)
    await untilRested(() => web.address, REST_WITHIN_MS)
    await expectNothingWrong(server, FEEDS * (ITEMS_EACH + 1))
  } finally {
    changes.close()
    await Promise.all(workers.map((worker) => end(worker)))
    await web.stop()
    await feeds.close()
    await pooler.kill()
  }
}

export async function expectNothingWrong(server: Postgres, entries: number): Promise<void> {
  const faults = await countFaults(server.adminUrl, entries)
  const wrong = Object.entries(faults).filter(([, count]) => count !== 0)
  expectThat(
    wrong.length === 0,
    `of ${entries} entries nothing is lost or double: ${JSON.stringify(faults)}`,
  )
}

function countChanges(origin: string): { count(): number; close(): void } {
  const stop = new AbortController()
  let count = 0
  const listen = async () => {
    const answer = await fetch(`${origin}/api/changes`, { signal: stop.signal })
    for await (const chunk of answer.body!) {
      count += new TextDecoder().decode(chunk).split('data:').length - 1
    }
  }
  void listen().catch(() => {})
  return { count: () => count, close: () => stop.abort() }
}
