import { spawn, type ChildProcess } from 'node:child_process'
import { openServer } from '#server/open-server.ts'
import { settings } from '#server/settings/settings.ts'
import { addSource } from '#areas/sources/server/following/follow-source.ts'
import { isResting } from '#feeds/progress.ts'
import type { Progress } from '#areas/sources/contract.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { ask } from './debian-postgres.ts'

const LOOK_EVERY_MS = 500

/** The data folder that the processes of one server share, and their connection to the database. */
export interface Hub {
  dataFolder: string
  env: Record<string, string>
}

export function startWeb({ dataFolder, env }: Hub): Promise<RunningHub> {
  return startHub({ dataFolder, env, program: ['dist/server/main.js', 'web'] })
}

export function startWorker({ dataFolder, env }: Hub): ChildProcess {
  return spawn(process.execPath, ['dist/server/main.js', 'worker'], {
    env: {
      ...process.env,
      SYNTHWIRE_DATA: dataFolder,
      SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Makes the tables, and has the reader follow these addresses. */
export async function followAll({ dataFolder, env }: Hub, addresses: string[]): Promise<void> {
  const given = { ...process.env, SYNTHWIRE_DATA: dataFolder, SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1' }
  const opened = await openServer({ settings: settings({ ...given, ...env }), role: 'tool' })
  try {
    const { tools, readerId } = opened
    for (const address of addresses) {
      const follow = { address, name: address, category: 'general', frequency: 'hourly' }
      await addSource(tools.db, readerId, follow, tools.now())
    }
  } finally {
    await opened.close()
  }
}

/** Waits until everything is fetched, joined and written, as any web process reports it. */
export async function untilRested(origin: () => string, withinMs: number): Promise<void> {
  const giveUpAt = performance.now() + withinMs
  for (let rested = 0; rested < 2;) {
    if (performance.now() > giveUpAt) throw new Error('It did not come to rest in time')
    await pause(LOOK_EVERY_MS)
    const progress = await fetch(`${origin()}/api/sources/getProgress`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Progress>) : null))
      .catch(() => null)
    rested = progress && isResting(progress) ? rested + 1 : 0
  }
}

/** Counts lost and double rows in the database itself; all counts are zero when nothing is wrong. */
export async function countFaults(adminUrl: string, entries: number) {
  const [row] = await ask(
    adminUrl,
    `select ${entries} - (select count(*)::int from entries) as missing,
       (select count(*)::int from (select 1 from entries group by feed_id, link having count(*) > 1) as twice) as double,
       (select count(*)::int from entries where not exists (
         select 1 from article_entries where entry_id = entries.id)) as "without an article",
       (select count(*)::int from articles where not exists (
         select 1 from article_entries where article_id = articles.id)) as "articles without an entry",
       (select count(*)::int from stale_articles) as "not written"`,
  )
  return row as Record<string, number>
}
