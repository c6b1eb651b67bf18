import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import pg from 'pg'
import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { fillIn } from '#areas/automation/flow/fields/fill-in.ts'
import type { Step } from '#areas/automation/flow/flow.ts'
import { masked } from '#areas/automation/flow/masking/masked.ts'
import { findAct, type ActStep } from '#areas/automation/server/acts/find-act.ts'
import { newId } from '#core/id.ts'
import { inTransaction } from '#server/asking/in-transaction.ts'
import { prepared } from '#server/database/prepared.ts'
import { deskOf, sql, type Database, type World } from '#server/tools.ts'

/** The used parts of graphile-worker, which is not a dependency of this repository. */
interface Graphile {
  run(options: {
    pgPool: pg.Pool
    concurrency: number
    noHandleSignals: boolean
    noPreparedStatements: boolean
    pollInterval: number
    logger: unknown
    taskList: Record<string, (payload: never) => Promise<void>>
  }): Promise<{ stop(): Promise<void> }>
  Logger: new (factory: () => () => void) => unknown
}

interface Asked {
  readerId: string
  databaseUrl: string
  atOnce: number
  /** The steps of each workflow, by workflow id. */
  flows: ReadonlyMap<string, readonly Step[]>
}

const Job = z.object({ run: z.string(), workflow: z.string(), at: z.int() })
type Job = z.infer<typeof Job>

/**
 * Performs the same steps with graphile-worker, with one job for each step, in the same database.
 * To be comparable, the same functions and statements as in workflows make sure that a step happens
 * only once, mask keys in the log, and apply the grant and the reader's rights.
 */
export async function openGraphile(folder: string, world: World, asked: Asked) {
  const { readerId, databaseUrl, atOnce, flows } = asked
  const load = createRequire(`${resolve(folder)}/package.json`)
  const { run, Logger } = load('graphile-worker') as Graphile
  const desk = deskOf(world, readerId)
  await world.db.run(sql`create table bench_causes (cause text primary key, run_id text not null)`)
  await world.db.run(sql`
    create table bench_runs (id text primary key, reader_id text not null, workflow_id text not null, state text not null,
      input jsonb not null, created_at timestamptz not null, ended_at timestamptz)`)
  await world.db.run(sql`
    create table bench_log (run_id text, path text, name text not null, state text not null, input jsonb, output jsonb,
      started_at timestamptz not null, ended_at timestamptz not null, primary key (run_id, path))`)
  await world.db.run(sql`create table bench_months (month date primary key, runs integer not null)`)
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: atOnce + 2 })
  pgPool.on('error', (error) =>
    world.log.warn({ err: error }, 'A connection of graphile-worker broke'),
  )
  pgPool.on('connect', (client) => client.on('error', () => {}))

  async function step(payload: Job): Promise<void> {
    const job = Job.parse(payload)
    const steps = flows.get(job.workflow)!
    const one = steps[job.at] as ActStep
    const scope = { run: { id: job.run, workflow: one.action }, steps: {}, trigger: {} }
    const input = fillIn(one.with, scope) as Record<string, unknown>
    const act = await findAct(desk, one, input)
    const key = `${job.run}/${one.id}`
    const by = { kind: 'workflow' as const, id: job.workflow, step: key }
    await inTransaction(desk, async (inside) => {
      const { signal } = new AbortController()
      const output = await act.carryOut({ desk: inside, by, key, signal })
      const at = world.now()
      // If the same job is executed twice, this statement fails, and the second execution is rolled
      // back.
      await inside.db.run(
        prepared(sql`
          insert into bench_log (run_id, path, name, state, input, output, started_at, ended_at)
          values (${job.run}, ${one.id}, ${one.name}, 'done', ${JSON.stringify(masked(input))}::jsonb,
            ${JSON.stringify(output)}::jsonb, ${at}, ${at})`),
      )
      if (job.at + 1 < steps.length) await addJob(inside.db, { ...job, at: job.at + 1 })
      else
        await inside.db.run(
          prepared(
            sql`update bench_runs set state = 'done', ended_at = ${at} where id = ${job.run}`,
          ),
        )
    })
  }

  const runner = await run({
    ...{ pgPool, concurrency: atOnce, noHandleSignals: true, noPreparedStatements: false },
    ...{ pollInterval: 60_000, logger: new Logger(() => () => {}) },
    taskList: { step: step as never },
  })

  // A step runs with the rights of its reader, who therefore needs the right to add the next job.
  const tables = await world.db.many(
    z.object({ name: z.string() }),
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'graphile_worker'`,
  )
  for (const { name } of tables)
    await world.db.run(sql`create policy everybody on graphile_worker.${raw(name)} using (true)`)
  await world.db.run(sql`grant all on all sequences in schema graphile_worker to public`)

  return {
    /** Begins a run like a request: only once for its cause, and counted for its month. */
    async start(workflow: string): Promise<void> {
      const id = newId('run')
      const now = world.now()
      await desk.db.transaction(async (db) => {
        await db.many(
          z.object({ id: z.string() }),
          prepared(
            sql`select id from automation_workflows where id = ${workflow} and deleted_at is null`,
          ),
        )
        await db.run(
          prepared(
            sql`insert into bench_causes (cause, run_id) values (${`hand/${id}`}, ${id}) on conflict do nothing`,
          ),
        )
        await db.run(
          prepared(sql`
            insert into bench_runs (id, reader_id, workflow_id, state, input, created_at)
            values (${id}, ${readerId}, ${workflow}, 'waiting', '{}'::jsonb, ${now})`),
        )
        await db.run(
          prepared(sql`
            insert into bench_months (month, runs) values (${`${now.toISOString().slice(0, 7)}-01`}, 1)
            on conflict (month) do update set runs = bench_months.runs + 1`),
        )
        await addJob(db, { run: id, workflow, at: 0 })
      })
    },
    async open(): Promise<number> {
      const { count } = await world.db.one(
        z.object({ count: z.int() }),
        sql`select count(*)::int as count from bench_runs where state <> 'done'`,
      )
      return count
    },
    async close(): Promise<void> {
      await runner.stop()
      await pgPool.end()
    },
  }
}

async function addJob(db: Database, job: Job): Promise<void> {
  await db.run(prepared(sql`select graphile_worker.add_job('step', ${JSON.stringify(job)}::json)`))
}
