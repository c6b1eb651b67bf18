import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runBeside, runInRoot, startInRoot, stopInRoot } from './in-root.ts'
import { makeDebian } from './make-debian.ts'
import { networkFor } from './network.ts'
import { freePort } from './tried-hub.ts'

const PROGRAMS = '/usr/lib/postgresql/17/bin'
const DATA = '/var/lib/postgresql/trial'
const TRIES = 100

export interface TriedPostgres {
  url: string
  stop(): Promise<void>
}

/**
 * Starts Debian's PostgreSQL with one database and a password, like the profile `database` of
 * compose.yaml.
 */
export async function startPostgres(work: string, password: string): Promise<TriedPostgres> {
  const root = join(work, 'postgres')
  await makeDebian('debian:trixie-slim', root, work)
  const install = 'apt-get update && apt-get install --yes --no-install-recommends postgresql-17'
  await runInRoot(['/bin/sh', '-c', install], { root, ...networkFor(root, work) })
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(
    readFileSync(join(root, 'etc/passwd'), 'utf8'),
  )!
  const where = { root, user: { uid: Number(uid), gid: Number(gid) } }
  writeFileSync(join(root, 'run/password'), password, { mode: 0o644 })
  const initdb = ['--username=synthwire', '--pwfile=/run/password', '--auth=scram-sha-256']
  await runInRoot([`${PROGRAMS}/initdb`, ...initdb, `--pgdata=${DATA}`], where, 'ignore')

  const port = await freePort()
  const options = ['-D', DATA, '-p', String(port), '-c', 'unix_socket_directories=']
  const server = startInRoot([`${PROGRAMS}/postgres`, ...options], where, 'ignore')
  const url = `postgres://synthwire:${password}@127.0.0.1:${port}/synthwire`
  await createDatabase(server, { ...where, env: { PGPASSWORD: password } }, port)
  return {
    url,
    async stop() {
      await stopInRoot(server)
    },
  }
}

async function createDatabase(
  server: ChildProcess,
  where: Parameters<typeof runBeside>[2],
  port: number,
): Promise<void> {
  const to = ['--host=127.0.0.1', `--port=${port}`, '--username=synthwire']
  for (let tries = 1; ; tries++) {
    try {
      await pause(LOOK_EVERY_MS)
      await runBeside(server, [`${PROGRAMS}/createdb`, ...to, 'synthwire'], where)
      return
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

const LOOK_EVERY_MS = 200
