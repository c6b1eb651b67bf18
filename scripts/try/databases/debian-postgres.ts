import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../running/tried-hub.ts'

const VERSIONS = '/usr/lib/postgresql'
const LOOK_EVERY_MS = 100
const READY_WITHIN_MS = 60_000
const TRIES = 50
const ANSWER_WITHIN_MS = 5000
export const PASSWORD = 'a-database-password'

/**
 * The folder of Debian's programs, in the newest version that has pg_basebackup; null if none has
 * it.
 */
export function postgresPrograms(): string | null {
  if (!existsSync(VERSIONS)) return null
  const folders = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a))
  const found = folders.find((name) => existsSync(join(VERSIONS, name, 'bin', 'pg_basebackup')))
  return found === undefined ? null : join(VERSIONS, found, 'bin')
}

/**
 * The user that runs PostgreSQL and PgBouncer if this process is root, because both refuse to run
 * as root.
 */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!line) throw new Error('There is no user "postgres" to run the database as.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

export interface Postgres {
  port: number
  folder: string
  /** The address for an ordinary user who owns the database. */
  url: string
  adminUrl: string
  /** The process id of the running server, for signals. */
  pid(): number
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a server with the database "synthwire", which allows replicas. */
export async function makePrimary(programs: string, work: string): Promise<Postgres> {
  const folder = join(work, 'primary')
  makeFolder(work)
  run(programs, 'initdb', ['-D', folder, '-U', 'admin', '--auth=trust', '-E', 'UTF8'])
  // Any user of this machine may replicate; nothing here outlives the trial.
  writeFileSync(
    join(folder, 'pg_hba.conf'),
    'local all all trust\nhost all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
  )
  const primary = await serverIn(programs, folder, work)
  await primary.start()
  await tell(primary.adminUrl.replace(/synthwire$/, 'postgres'), [
    `create role synthwire login createdb password '${PASSWORD}'`,
    'create database synthwire owner synthwire',
  ])
  return primary
}

/** Makes a replica of `primary`, which the caller has to start. */
export async function makeReplica(
  programs: string,
  work: string,
  primary: Postgres,
): Promise<Postgres> {
  const folder = join(work, 'replica')
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'admin']
  run(programs, 'pg_basebackup', [...from, '-D', folder, '-R', '-c', 'fast', '-X', 'stream'])
  return serverIn(programs, folder, work)
}

async function serverIn(programs: string, folder: string, work: string): Promise<Postgres> {
  const port = await freePort()
  const url = (user: string) => `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/synthwire`
  const adminUrl = url('admin').replace(/synthwire$/, 'postgres')
  let server: ChildProcess
  function launch() {
    const settings = {
      unix_socket_directories: work,
      listen_addresses: '127.0.0.1',
      fsync: 'off',
      max_connections: '200',
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(join(programs, 'postgres'), ['-D', folder, '-p', String(port), ...options], {
      ...serverUser(),
      stdio: 'ignore',
    })
  }

  return {
    port,
    folder,
    url: url('synthwire'),
    adminUrl: url('admin'),
    pid: () => server.pid!,
    async start() {
      // After a kill, PostgreSQL does not start while child processes of the killed one still hold
      // its memory.
      for (let tries = 0; ; tries++) {
        launch()
        const isUp = await untilAnswers(adminUrl, () => server.exitCode !== null)
        if (isUp) return
        if (tries === TRIES) throw new Error('PostgreSQL does not start')
        await pause(LOOK_EVERY_MS)
      }
    },
    async stop(signal = 'SIGINT') {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill(signal)
      await new Promise((resolve) => server.once('exit', resolve))
    },
  }
}

function makeFolder(work: string): void {
  mkdirSync(work, { recursive: true })
  chmodSync(work, 0o777)
}

function run(programs: string, program: string, args: string[]): void {
  execFileSync(join(programs, program), args, { ...serverUser(), stdio: 'ignore' })
}

/**
 * Waits for the first answer; returns false if the server ended before it answered, and fails if it
 * takes too long.
 */
async function untilAnswers(url: string, hasEnded: () => boolean): Promise<boolean> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  for (;;) {
    try {
      await tell(url, ['select 1'])
      return true
    } catch (error) {
      if (hasEnded()) return false
      if (performance.now() > giveUpAt) throw error
      await pause(LOOK_EVERY_MS)
    }
  }
}

export async function tell(url: string, statements: string[]): Promise<void> {
  for (const statement of statements) await ask(url, statement)
}

/** Runs one statement and returns its rows. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
