import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../running/tried-hub.ts'
import { PASSWORD, serverUser, type Postgres } from './debian-postgres.ts'

const LOOK_EVERY_MS = 50

export interface Pooler {
  url: string
  start(): Promise<void>
  /** Kills PgBouncer as a crash would, which breaks every connection through it. */
  kill(): Promise<void>
}

/** Runs PgBouncer in transaction mode in front of a server, with the fewest settings possible. */
export async function makePooler(work: string, server: Postgres): Promise<Pooler> {
  const port = await freePort()
  const users = join(work, 'users.txt')
  writeFileSync(users, `"synthwire" "${PASSWORD}"\n`)
  const settings = join(work, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
synthwire = host=127.0.0.1 port=${server.port} dbname=synthwire
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 200
`,
  )
  let pooler: ChildProcess
  return {
    url: `postgres://synthwire:${PASSWORD}@127.0.0.1:${port}/synthwire`,
    async start() {
      pooler = spawn('pgbouncer', ['--quiet', settings], { ...serverUser(), stdio: 'ignore' })
      while (!(await isOpen(port))) await pause(LOOK_EVERY_MS)
    },
    async kill() {
      if (pooler.exitCode !== null || pooler.signalCode !== null) return
      pooler.kill('SIGKILL')
      await new Promise((resolve) => pooler.once('exit', resolve))
    },
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
