import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { pause } from '#server/pause.ts'
import { sql, type Database } from '#server/tools.ts'
import type { RunKind } from './lends.ts'

/**
 * A kind for tests: it counts up to a number, stores each number as a row of `counted`, and waits
 * at the numbers in `held`.
 */
export const counting: RunKind<{ to: number }> = {
  area: 'numbers',
  kind: 'count',
  input: z.object({ to: z.int() }),
  async perform({ db }, { input: { to }, done, reportProgress, log }) {
    await log(`Beginning at ${done + 1}`)
    for (let number = done + 1; number <= to; number++) {
      if (number === 13) throw new Problem('invalid', '13 is not counted.')
      await db.run(sql`insert into counted values (${number})`)
      while (await isHeld(db, number)) await pause(5)
      await reportProgress({ done: number, total: to, step: `Counted ${number}` })
    }
    return { counted: to }
  },
  async giveUp(db) {
    await db.run(sql`insert into counted values (-1)`)
  },
}

export async function createCounting(db: Database): Promise<void> {
  await db.run(sql`create table counted (number integer)`)
  await db.run(sql`create table held (number integer)`)
}

/** Makes each run that reaches a number wait there, in any process, until `letGo`. */
export async function holdAt(db: Database, number: number): Promise<void> {
  await db.run(sql`insert into held values (${number})`)
}

export async function letGo(db: Database): Promise<void> {
  await db.run(sql`delete from held`)
}

async function isHeld(db: Database, number: number): Promise<boolean> {
  const { isHeld: answer } = await db.one(
    z.object({ isHeld: z.boolean() }),
    sql`select exists (select from held where number = ${number}) as is_held`,
  )
  return answer
}

/** Starts a process that performs the waiting runs in the database at `url`, and then ends. */
export function spawnCounting(url: string): ChildProcess {
  const script = `import { openDatabase } from './server/database/database.ts'
    import { openAlive } from './server/work-lane/alive.ts'
    import { openWakes } from './server/work-lane/wakes.ts'
    import { performRuns } from './platform/runs/server/lends.ts'
    import { counting } from './platform/runs/server/test-counting.ts'
    const db = await openDatabase(process.argv[1])
    const world = { db, now: () => new Date(), announce: async () => {}, aliveAs: openAlive(db), ...openWakes(db) }
    await performRuns({ ...world, extensions: () => [] }, counting)`
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script, url], {
    stdio: 'inherit',
  })
}
