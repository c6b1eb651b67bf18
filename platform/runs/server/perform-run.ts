import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type World } from '#server/tools.ts'
import type { RunResult } from '../contract.ts'
import { claimRun, leaseFromNow, type ClaimedRun } from './claim-run.ts'
import { endDone, endFailed, endStopped } from './end-run.ts'
import { runEnded, RunStopped, type AnyRunKind, type RunAtWork, type RunKind } from './run-kind.ts'
import { addLogLine } from './run-log.ts'
import { tellOfRuns } from './tell-of-runs.ts'

/** The workers in a row that may be lost at one place; then it is the work that ends them. */
const MOST_LOST = 3
/** A third of the lease: two may be missed. */
const HEARTBEAT_MS = 10_000
const TELL_EVERY_MS = 1000
const LOST = `The program ended ${MOST_LOST} times while it was at this. Its log may say why.`
const BROKEN = 'This failed for a reason that is not known. The log of the program says more.'

type Outcome =
  | { state: 'done'; result: RunResult }
  | { state: 'failed'; error: unknown }
  | { state: 'paused' | 'cancelled' | 'lost' }

/** Performs what waits of a kind, one after another, until nothing is left. Says how many. */
export async function performRuns(tools: World, kind: AnyRunKind): Promise<number> {
  for (let count = 0; ; count++) {
    const claimed = await claimRun(tools.db, kind, tools.now())
    if (!claimed) return count
    await performClaimed(tools, kind, claimed)
  }
}

/** Performs a run that is ours, and notes what came of it. */
export async function performClaimed<Input>(
  tools: World,
  kind: RunKind<Input>,
  claimed: ClaimedRun,
): Promise<Outcome> {
  await tellOfRuns(tools)
  const outcome = await outcomeOf(tools, kind, claimed)
  if (outcome.state === 'failed') {
    const { error } = outcome
    const isExplained = error instanceof Problem
    if (!isExplained) tools.log.error({ err: error, run: claimed.id }, 'A run failed')
    await endFailed(tools, claimed, isExplained ? error.message : BROKEN)
  }
  await tellOfRuns(tools)
  if (outcome.state === 'done' || outcome.state === 'failed')
    for (const follow of tools.extensions(runEnded)) await follow(tools)
  return outcome
}

async function outcomeOf<Input>(
  tools: World,
  kind: RunKind<Input>,
  claimed: ClaimedRun,
): Promise<Outcome> {
  if (claimed.lost >= MOST_LOST) return { state: 'failed', error: new Problem('unavailable', LOST) }
  const stopping = new AbortController()
  if (claimed.asked !== null) stopping.abort()
  const beating = setInterval(() => {
    report(tools, claimed, {}).then(
      (goesOn) => goesOn || stopping.abort(),
      (error) => tools.log.debug({ err: error }, 'A run could not say that it goes on'),
    )
  }, HEARTBEAT_MS).unref()
  try {
    if (stopping.signal.aborted) throw new RunStopped()
    const result = await kind.perform(tools, atWork(tools, kind, claimed, stopping))
    return (await endDone(tools, claimed, result)) ? { state: 'done', result } : { state: 'lost' }
  } catch (error) {
    // A step that was aborted fails in words of its own.
    if (error instanceof RunStopped || stopping.signal.aborted) {
      return { state: await endStopped(tools, kind, claimed) }
    }
    return { state: 'failed', error }
  } finally {
    clearInterval(beating)
  }
}

function atWork<Input>(
  tools: World,
  kind: RunKind<Input>,
  claimed: ClaimedRun,
  stopping: AbortController,
): RunAtWork<Input> {
  let toldAt = 0
  return {
    id: claimed.id,
    readerId: claimed.readerId,
    input: kind.input.parse(claimed.input),
    done: claimed.done,
    signal: stopping.signal,
    async reportProgress(progress) {
      const goesOn = await report(tools, claimed, { ...progress, isProgress: true })
      if (performance.now() - toldAt > TELL_EVERY_MS) {
        toldAt = performance.now()
        await tellOfRuns(tools)
      }
      if (goesOn) return
      stopping.abort()
      throw new RunStopped()
    },
    log: (text) => addLogLine(tools.db, { run: claimed.id, text, at: tools.now() }),
  }
}

interface Report {
  done?: number
  total?: number
  step?: string
  /** Not only a sign of life. */
  isProgress?: boolean
}

/** Keeps the run for us. False when we are to stop: the reader wants it so, or it is not ours any more. */
async function report(
  { db }: World,
  { id, worker }: ClaimedRun,
  { done, total, step, isProgress = false }: Report,
): Promise<boolean> {
  const row = await db.maybe(
    z.object({ asked: z.nullable(z.string()) }),
    sql`update runs set done = coalesce(${done ?? null}, done), total = coalesce(${total ?? null}, total),
          step = coalesce(${step ?? null}, step), lease_until = ${leaseFromNow},
          lost = case when ${isProgress} then 0 else lost end
        where id = ${id} and worker = ${worker} returning asked`,
  )
  return row !== null && row.asked === null
}
