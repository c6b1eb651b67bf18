import { job, type Database, type Job, type Tools } from '#server/tools.ts'
import { performRuns } from './perform-run.ts'
import type { AnyRunKind } from './run-kind.ts'

/** The job that performs what waits of a kind. Each kind has its own, so that none keeps another waiting. */
export function jobOf(kind: AnyRunKind): Job<object> {
  return job(`runs/${kind.area}/${kind.kind}`, async (tools) => {
    await performRuns(tools, kind)
  })
}

/** Has a worker look for what waits of a kind. */
export async function wakeKind(tools: Tools, kind: AnyRunKind, db: Database = tools.db) {
  const { name } = jobOf(kind)
  await tools.enqueue(jobOf(kind), {}, { db, dedupeKey: name })
}
