import { setTimeout as pause } from 'node:timers/promises'
import { expectThat } from '../running/expect-that.ts'
import { ask, makeReplica, tell, type Postgres } from './debian-postgres.ts'
import { followAll, startWeb } from './hub-parts.ts'

const SOURCES = 5
const WRITES = 30
const READS = 20
const BACK_WITHIN_MS = 15_000

/**
 * Runs two web processes over a server and a streaming replica, which lags, stops, hangs and comes
 * back.
 */
export async function tryReplica(
  programs: string,
  work: string,
  dataFolder: string,
  primary: Postgres,
): Promise<void> {
  const addresses = Array.from({ length: SOURCES }, (_, at) => `http://feed-${at}.example/rss`)
  const env = { DATABASE_URL: primary.url }
  await followAll({ dataFolder, env }, addresses)
  const replica = await makeReplica(programs, work, primary)
  await replica.start()
  const hub = { dataFolder, env: { ...env, DATABASE_READ_URL: replica.url } }
  const webs = [await startWeb(hub), await startWeb(hub)]
  const origins = webs.map(({ address }) => address)
  let stopped: number[] = []
  try {
    await untilUsed(replica, origins)
    await expectOwnWrites(origins, 'beside a replica that keeps up')

    const delay = (value: string) =>
      tell(replica.adminUrl, [
        `alter system set recovery_min_apply_delay = '${value}'`,
        'select pg_reload_conf()',
      ])
    await delay('10s')
    await expectOwnWrites(origins, 'beside a replica that is 10 s behind')
    await delay('0')
    await untilUsed(replica, origins)

    await replica.stop('SIGKILL')
    await expectReadsInTime(origins, 'when the replica is killed')
    await replica.start()
    await untilUsed(replica, origins)

    // The replica's processes that answer the server, and the one that accepts connections.
    stopped = [replica.pid(), ...(await backendsOf(replica))]
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    await expectReadsInTime(origins, 'when the replica hangs')
    await expectOwnWrites(origins, 'beside a replica that hangs')
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT')
    await untilUsed(replica, origins)
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
    await Promise.all(webs.map(({ stop }) => stop()))
    await replica.stop()
  }
}

interface Named {
  id: string
  name: string
}

async function readNames(origin: string, cookie = ''): Promise<Named[]> {
  const answer = await fetch(`${origin}/api/sources/listSources`, { headers: { cookie } })
  expectThat(
    answer.ok,
    `sources are listed, and got ${answer.status}: ${await answer.clone().text()}`,
  )
  return (await answer.json()) as Named[]
}

/** Expects that a reader's write through one process is seen by the other process at once. */
async function expectOwnWrites(origins: string[], when: string): Promise<void> {
  const [source] = await readNames(origins[0]!)
  for (let nth = 0; nth < WRITES; nth++) {
    const name = `${when}, ${nth}`
    const answer = await fetch(`${origins[nth % 2]}/api/sources/health/changeSource`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: source!.id, name }),
    })
    expectThat(answer.ok, `a source is renamed, and got ${answer.status}: ${await answer.text()}`)
    // The cookie as a browser sends it back.
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const names = await readNames(origins[(nth + 1) % 2]!, cookie)
    const seen = names.find(({ id }) => id === source!.id)
    expectThat(
      seen?.name === name,
      `${when}, a reader sees what they wrote: ${seen?.name}, not ${name}`,
    )
  }
}

async function expectReadsInTime(origins: string[], when: string): Promise<void> {
  let slowest = 0
  for (let nth = 0; nth < READS; nth++) {
    const startedAt = performance.now()
    await readNames(origins[nth % 2]!)
    slowest = Math.max(slowest, performance.now() - startedAt)
    // Reads are spread over time, because the server keeps answers for a second.
    await pause(150)
  }
  console.log(`  ${when}, the slowest of ${READS} reads took ${slowest.toFixed(0)} ms`)
  expectThat(slowest < 1000, `${when}, reads go to the server within a second`)
}

/** Waits until the replica has answered a read of the sources. */
async function untilUsed(replica: Postgres, origins: string[]): Promise<void> {
  const giveUpAt = performance.now() + BACK_WITHIN_MS
  const before = await scansOf(replica)
  while ((await scansOf(replica)) === before) {
    expectThat(performance.now() < giveUpAt, 'the replica is asked (again)')
    for (const origin of origins) await readNames(origin)
    await pause(300)
  }
}

async function scansOf(replica: Postgres): Promise<number> {
  const [row] = await ask(
    replica.adminUrl,
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'sources'`,
  )
  return Number(row!['scans'])
}

async function backendsOf(replica: Postgres): Promise<number[]> {
  const rows = await ask(
    replica.adminUrl,
    `select pid from pg_stat_activity where application_name = 'synthwire' and pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => Number(pid))
}
