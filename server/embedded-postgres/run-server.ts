import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Problem } from '#core/problem.ts'
import { connectOnce } from '../database/connection.ts'
import { cannotRun, type Cluster } from './cluster.ts'
import { isServerOf, livingPid, writtenPid } from './postmaster.ts'
import { serverSettings } from './server-settings.ts'
import { watchServer } from './watchdog.ts'

const DATABASE = 'synthwire'
/** Recovery after a crash replays changes up to max_wal_size. */
const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 15
/** Remaining processes of a killed server may need a moment to notice. */
const STARTS_TRIED = 4
const BETWEEN_STARTS_MS = 1000
const STOP_WITHIN_MS = 30_000
const LONGEST_LOG_BYTES = 5 * 1024 * 1024
const LOG_LINES_SHOWN = 6

/** Connects to the server of a cluster, which is started if it does not run. */
export async function connectToServer(
  cluster: Cluster,
  extraSettings: Record<string, string> = {},
): Promise<pg.Client> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  let started: ChildProcess | null = null
  let starts = 0
  while (performance.now() < giveUpAt) {
    const client = await tryToConnect(cluster)
    if (client) {
      started?.unref()
      return client
    }
    if (!started && livingPid(cluster.folder) === null) {
      started = await startServer(cluster, extraSettings)
      starts++
    }
    if (started && started.exitCode !== null) {
      // Another process was faster, or files of a server that was killed are in the way.
      if (starts >= STARTS_TRIED && livingPid(cluster.folder) === null) break
      started = null
      await pause(BETWEEN_STARTS_MS)
    }
    await pause(LOOK_EVERY_MS)
  }
  throw new Problem(
    'unavailable',
    `The built-in PostgreSQL did not start. Its last output:\n${lastWords(cluster)}\n` +
      `The full log is in ${cluster.logFile}.`,
  )
}

/** Nothing listens: the server is starting, stopping or full. */
const passing = new Set([
  ...['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
  ...['57P03', '57P01', '53300'],
])

/** Null while nobody answers yet; fails when waiting would not help. */
async function tryToConnect(cluster: Cluster): Promise<pg.Client | null> {
  try {
    const client = await connectOnce(cluster.url(DATABASE))
    await checkIdentity(client, cluster)
    return client
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '3D000') await createDatabase(cluster)
    // A connection that was lost at once has no code.
    else if (error instanceof Problem || (code && !passing.has(code))) throw error
    return null
  }
}

/** A folder can be moved or copied while its server runs, which then serves other data. */
async function checkIdentity(client: pg.Client, { folder }: Cluster): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const serves = rows[0]?.data_directory
  if (serves === folder) return
  await client.end()
  throw new Problem(
    'conflict',
    `The PostgreSQL server that answers in ${folder} serves ${serves}. Stop it first: its data folder was moved while it ran.`,
  )
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = await connectOnce(cluster.url('postgres'))
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // Another process may have been faster: duplicate_database, or unique_violation in the same instant.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

async function startServer(cluster: Cluster, extra: Record<string, string>): Promise<ChildProcess> {
  const settings = Object.entries({ ...serverSettings, ...extra })
  const log = openLog(cluster.logFile)
  const server = spawn(
    join(cluster.binaries, 'postgres'),
    ['-D', cluster.folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...cluster.account,
      cwd: '/',
      // The server has a session of its own, so Ctrl-C in the terminal is for us, who stop the server last.
      detached: true,
      stdio: ['ignore', log, log],
      // A process id left by a crash may belong to another program today. PostgreSQL ignores the one named here, and
      // still makes sure that no remains of a server use the files.
      env: { ...process.env, PG_GRANDPARENT_PID: String(writtenPid(cluster.folder) ?? 0) },
    },
  )
  closeSync(log)
  await new Promise<void>((resolve, reject) => {
    server.once('spawn', resolve)
    server.once('error', (error) => reject(cannotRun(error)))
  })
  watchServer(cluster.folder, server, cluster.account)
  return server
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LONGEST_LOG_BYTES) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

function lastWords({ logFile }: Cluster): string {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN).join('\n')
  } catch {
    return '(nothing)'
  }
}

/** Disconnects all clients, writes all changes to the data files and ends. */
export async function stopServer({ folder }: Cluster): Promise<void> {
  const pid = livingPid(folder)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const quitAt = performance.now() + STOP_WITHIN_MS
  while (isServerOf(pid, folder)) {
    // The next start makes up for the work that it had no time for.
    if (performance.now() > quitAt) process.kill(pid, 'SIGQUIT')
    await pause(LOOK_EVERY_MS)
  }
}
