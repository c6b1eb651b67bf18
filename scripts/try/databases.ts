import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrimary, postgresPrograms, type Postgres } from './databases/debian-postgres.ts'
import { tryKillLoop } from './databases/kill-loop.ts'
import { tryPooler } from './databases/try-pooler.ts'
import { tryReplica } from './databases/try-replica.ts'

// Tries the built server with other database software, from Debian's packages (apt-get install postgresql pgbouncer):
// npm run try-databases [-- pooler replica kills]

type Try = (programs: string, work: string, dataFolder: string, server: Postgres) => Promise<void>

const tries: Record<string, Try> = {
  pooler: (_, ...where) => tryPooler(...where),
  replica: tryReplica,
  kills: (_, ...where) => tryKillLoop(...where),
}

const programs = postgresPrograms()
const asked = process.argv.slice(2)
if (programs === null)
  console.log('Skipped: PostgreSQL of Debian is missing (apt-get install postgresql).')
else if (spawnSync('which', ['pgbouncer']).status !== 0)
  console.log('Skipped: PgBouncer is missing (apt-get install pgbouncer).')
else for (const name of asked.length > 0 ? asked : Object.keys(tries)) await tryOne(name, programs)

async function tryOne(name: string, programs: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), `synthwire-${name}-`))
  chmodSync(work, 0o777)
  const startedAt = performance.now()
  console.log(`\n${name} …`)
  const server = await makePrimary(programs, work)
  try {
    await tries[name]!(programs, work, join(work, 'data'), server)
    console.log(`✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`)
  } finally {
    await server.stop()
    rmSync(work, { recursive: true, force: true })
  }
}
