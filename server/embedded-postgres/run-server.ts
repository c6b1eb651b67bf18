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
/** The longest wait for a start: recovery after a crash replays changes up to max_wal_size. */
const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 15
/**
 * The number of attempts to start, because remaining processes of a killed server may need a moment
 * to end.
 */
const STARTS_TRIED = 4
const BETWEEN_STARTS_MS = 1000
const STOP_WITHIN_MS = 30_000
const LONGEST_LOG_BYTES = 5 * 1024 * 1024
const LOG_LINES_SHOWN = 6

/** Connects to the server of a cluster, and starts the server if it does not run. */
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
      // Another process started the server first, or remains of a killed server are in the way.
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

/** Codes of errors that pass: the server is starting or stopping, or has no connection left. */
const passing = new Set([
  ...['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
  ...['57P03', '57P01', '53300'],
])

/** Connects to the server; null if it does not answer yet. Fails if waiting would not help. */
async function tryToConnect(cluster: Cluster): Promise<pg.Client | null> {
  try {
    const client = await connectOnce(cluster.url(DATABASE))
    await checkIdentity(client, cluster)
    return client
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '3D000') await createDatabase(cluster)
    // An error without a code means that the connection was lost at once, which passes, too.
    else if (error instanceof Problem || (code && !passing.has(code))) throw error
    return null
  }
}

/**
 * Fails if the server has another data folder: a folder can be moved or copied while its server
 * runs.
 */
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
    // Another process has created the database: duplicate_database, or unique_violation at the same
    // instant.
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
      // The server gets a session of its own, so that Ctrl-C in the terminal reaches only this
      // process, which stops the server last.
      detached: true,
      stdio: ['ignore', log, log],
      // After a crash, the id in the pid file may belong to another program. PostgreSQL ignores the
      // process that is named here, and still checks that no remains of a server use the files.
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

/** Stops the server: it disconnects all clients, writes all changes to the data files, and ends. */
export async function stopServer({ folder }: Cluster): Promise<void> {
  const pid = livingPid(folder)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const quitAt = performance.now() + STOP_WITHIN_MS
  while (isServerOf(pid, folder)) {
    // After the time limit, the server ends at once; its next start recovers the changes.
    if (performance.now() > quitAt) process.kill(pid, 'SIGQUIT')
    await pause(LOOK_EVERY_MS)
  }
}
