import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { isStorageFailure } from '#server/database/database-away.ts'
import { pause } from '#server/pause.ts'
import { sql, type World } from '#server/tools.ts'
import type { RunResult } from '../../contract.ts'
import { leaseFromNow, type ClaimedRun } from './claim-runs.ts'
import { endDone, endFailed, endStopped, endWaiting, handBack } from './end-run.ts'
import { openRunFolder } from './run-folder.ts'
import { runEnded, RunStopped, type RunAtWork, type RunKind } from '../kinds/run-kind.ts'
import { addLogLine } from './run-log.ts'
import { openSteps } from './open-steps.ts'
import { RunWait } from '../kinds/run-wait.ts'
import { tellOfRuns } from './tell-of-runs.ts'

/**
 * The most workers that may die in a row at one step of a run. After that the step is the likely
 * cause, so the run fails.
 */
const MOST_LOST = 3
/** A third of the lease, so that two heartbeats may be missed. */
const HEARTBEAT_MS = 10_000
const TELL_EVERY_MS = 1000
/**
 * The time in which work has to stop when the program ends; after that, the run is left to another
 * process.
 */
const STOP_WITHIN_MS = 3000
const HAND_BACK_EVERY_MS = 1000
const HAND_BACK_TRIES = 20
const LOST = `The program ended ${MOST_LOST} times while it was at this. Its log may say why.`
const BROKEN = 'This failed for a reason that is not known. The log of the program says more.'

/**
 * The heartbeat functions of the runs at work. Each renews the lease of its run, and stops the run
 * if the reader asked for that.
 */
export type Heartbeats = Set<() => void>

type Outcome =
  | { state: 'done'; result: RunResult }
  | { state: 'failed'; error: unknown }
  | { state: 'waiting' | 'paused' | 'cancelled' | 'lost' }

/**
 * Performs a claimed run and stores its outcome. `ending` aborts when the program ends; the run is
 * then left to others. While the run is at work, its heartbeat is in `heartbeats`, so that it
 * notices at once if a reader stops it.
 */
export async function performClaimed<Input>(
  tools: World,
  kind: RunKind<Input>,
  claimed: ClaimedRun,
  ending: AbortSignal,
  heartbeats: Heartbeats = new Set(),
): Promise<Outcome> {
  const { id, readerId } = claimed
  await tellOfRuns(tools, readerId)
  const outcome = await outcomeOf(tools, kind, claimed, ending, heartbeats)
  if (outcome.state === 'failed') {
    const { error } = outcome
    const isExplained = error instanceof Problem
    if (!isExplained) tools.log.error({ err: error, run: id }, 'A run failed')
    await endFailed(tools, claimed, isExplained ? error.message : BROKEN)
  }
  await tellOfRuns(tools, readerId)
  if (outcome.state === 'done' || outcome.state === 'failed') {
    const ended = { id, area: kind.area, kind: kind.kind, readerId, state: outcome.state }
    for (const follow of tools.extensions(runEnded)) await follow(tools, ended)
  }
  return outcome
}

async function outcomeOf<Input>(
  tools: World,
  kind: RunKind<Input>,
  claimed: ClaimedRun,
  ending: AbortSignal,
  heartbeats: Heartbeats,
): Promise<Outcome> {
  if (claimed.lost >= MOST_LOST) return { state: 'failed', error: new Problem('unavailable', LOST) }
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  if (claimed.asked !== null || ending.aborted) stop()
  let leave = () => {}
  /** Rejects STOP_WITHIN_MS after the program was told to end. */
  const left = new Promise<never>((_, reject) => {
    leave = () => void setTimeout(() => reject(new RunStopped()), STOP_WITHIN_MS).unref()
  })
  const end = () => (stop(), leave())
  ending.addEventListener('abort', end)
  const beat = () =>
    void report(tools, claimed, {}).then(
      (goesOn) => goesOn || stop(),
      (error) => tools.log.debug({ err: error }, 'A run could not say that it goes on'),
    )
  const beating = setInterval(beat, HEARTBEAT_MS).unref()
  heartbeats.add(beat)
  try {
    if (stopping.signal.aborted) throw new RunStopped()
    const work = kind.perform(tools, atWork(tools, kind, claimed, stopping))
    const result = await Promise.race([work, left])
    if (result instanceof RunWait) {
      if (await endWaiting(tools, claimed, result)) return { state: 'waiting' }
      throw new RunStopped()
    }
    return (await endDone(tools, kind, claimed, result))
      ? { state: 'done', result }
      : { state: 'lost' }
  } catch (error) {
    // A step that was aborted may fail with any error, so the signal decides.
    if (error instanceof RunStopped || stopping.signal.aborted) {
      const state = await endStopped(tools, kind, claimed)
      return { state: state === 'lost' && (await handBack(tools, claimed)) ? 'waiting' : state }
    }
    if (isStorageFailure(error))
      return { state: (await handBackOnceStored(tools, claimed)) ? 'waiting' : 'lost' }
    return { state: 'failed', error }
  } finally {
    clearInterval(beating)
    heartbeats.delete(beat)
    // The listener is removed, because the signal lives longer than the run.
    ending.removeEventListener('abort', end)
  }
}

/**
 * Gives a run back as soon as the database answers again. If that takes longer than the lease,
 * other workers find the run by themselves.
 */
async function handBackOnceStored(tools: World, claimed: ClaimedRun): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await handBack(tools, claimed, { afterMs: HAND_BACK_EVERY_MS })
    } catch (error) {
      if (tries === HAND_BACK_TRIES) throw error
      await pause(HAND_BACK_EVERY_MS)
    }
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
    parentId: claimed.parentId,
    input: kind.input.parse(claimed.input),
    done: claimed.done,
    answer: claimed.answer,
    hasSteps: claimed.hasSteps,
    steps: openSteps(tools, { ...claimed, stopping }),
    folder: () => openRunFolder(tools, claimed.id),
    signal: stopping.signal,
    async reportProgress(progress) {
      const goesOn = await report(tools, claimed, { ...progress, isProgress: true })
      if (performance.now() - toldAt > TELL_EVERY_MS) {
        toldAt = performance.now()
        await tellOfRuns(tools, claimed.readerId)
      }
      if (goesOn && !stopping.signal.aborted) return
      stopping.abort()
      throw new RunStopped()
    },
    log: (text, level = 'info') =>
      addLogLine(tools.db, { run: claimed.id, level, text, at: tools.now() }),
  }
}

interface Report {
  done?: number
  total?: number
  step?: string
  /** True for progress of the work, false for a mere heartbeat. */
  isProgress?: boolean
}

/**
 * Renews the lease of a run and stores its progress. Returns false if the work has to stop, because
 * the reader wants that or another worker has the run.
 */
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
