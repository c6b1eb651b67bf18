import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import type { RunAtWork, RunKind } from '#platform/runs/server/lends.ts'
import { isOutOfRoom, outOfRoomProblem } from '#server/disk/out-of-room.ts'
import { deskOf, sql, type Desk, type World } from '#server/tools.ts'
import { secondsFor } from '../../piece-length.ts'
import { makeInProcess } from '../maker/maker-process.ts'
import type { MadePiece, MakerStage } from '../maker/make-work.ts'
import { followStages } from '../maker/progress.ts'
import { picturesFor } from '../material/pictures.ts'
import { speakByEndpoint } from '../settings/speak-by-endpoint.ts'
import { readVoiceSettings } from '../settings/voice-settings.ts'
import { clearOldEpisodes } from './old-episodes.ts'
import { readJob, type JobRow, type StoredScript } from '../pieces/job-rows.ts'
import { PIECE_JOBS } from '../pieces/job-kind.ts'
import { keepPiece } from './keep-piece.ts'
import { readPiece } from '../pieces/piece-rows.ts'
import { wordsIn, writeJobScript } from './write-job-script.ts'

/** The share by which the length of a file may differ from the length of the speech. */
const LENGTH_TOLERANCE = 0.05
/** The percentage of the work that is done when the script exists. */
const SCRIPT_PERCENT = 3

/**
 * Makes the piece of a job: its script, then its sound, pictures or text. Finished stages are kept
 * until the piece is complete, so that a retry does not repeat them.
 */
export const makePieces: RunKind<{ job: string }> = {
  ...PIECE_JOBS,
  input: z.object({ job: z.string() }),
  async perform(world, run): Promise<Record<string, number | boolean>> {
    const desk = deskOf(world, run.readerId)
    const id = run.input.job
    const job = await readJob(desk.db, run.readerId, id)
    if (!job || job.state === 'cancelled') return {}
    // A worker may have been killed after it stored the piece.
    if (await readPiece(desk.db, run.readerId, id)) return {}
    await run.reportProgress({ total: 100, done: 0, step: 'Writing the script' })
    await step(desk, id, 'Writing the script', null)

    const script = job.script ?? (await writeJobScript(desk, job))
    if (job.script === null && job.reviewsScript) {
      await desk.db.run(
        sql`update newsroom_jobs set state = 'review' where id = ${id} and reader_id = ${run.readerId}`,
      )
      await tell(desk)
      return { review: true }
    }
    await run.reportProgress({ done: SCRIPT_PERCENT })

    const made =
      job.type === 'text'
        ? { seconds: secondsFor('text', wordsIn(script), script.language) }
        : await make(world, desk, { ...job, type: job.type }, script, run)
    // The report throws if the reader has cancelled the job since the last one.
    await run.reportProgress({})
    await keepPiece(desk, job, made)
    await rm(folderOf(desk, id), { recursive: true, force: true })
    if (job.programmeId !== null) await clearOldEpisodes(desk, job.programmeId)
    await tell(desk)
    return { seconds: Math.round(made.seconds) }
  },

  async giveUp(db, { readerId, subject }) {
    await db.run(sql`
      update newsroom_jobs set state = 'cancelled'
      where id = ${subject} and reader_id = ${readerId} and not exists (
        select from newsroom_pieces where job_id = ${subject} and reader_id = ${readerId})`)
  },
}

/** The folder in which the stages of a job are kept until it is done. */
export function folderOf(
  { dataFolder, readerId }: Pick<Desk, 'dataFolder' | 'readerId'>,
  job: string,
) {
  return join(dataFolder, 'newsroom', readerId, job)
}

async function make(
  world: World,
  desk: Desk,
  job: JobRow & { type: 'audio' | 'video' },
  script: StoredScript,
  run: RunAtWork<unknown>,
): Promise<MadePiece> {
  const folder = folderOf(desk, job.id)
  const settings = await readVoiceSettings(desk.db, desk.readerId)
  const pictures = job.type === 'video' ? await picturesFor(desk, script, folder) : []
  const follow = followStages(job.type)
  const begunAt = performance.now()
  const stopping = new AbortController()
  const stop = () => stopping.abort(new Error('The job was stopped'))
  run.signal.addEventListener('abort', stop)
  let reporting: Promise<void> = Promise.resolve()
  const report = (stage: MakerStage, share: number) => {
    const { percent, step: words, remainingMs } = follow(stage, share, performance.now() - begunAt)
    reporting = reporting
      .then(async () => {
        await step(desk, job.id, words, remainingMs)
        await run.reportProgress({ done: Math.max(SCRIPT_PERCENT, percent), step: words })
        await tell(desk)
      })
      // The report fails if the run has to stop, or if another worker has it now.
      .catch(stop)
  }
  try {
    const work = {
      ...{ folder, script, type: job.type, format: job.format, settings, pictures },
      at: world.now().toISOString(),
    }
    const made = await makeInProcess(
      { kind: 'make', work },
      {
        report,
        speak: (text, voice) => speakByEndpoint(desk, settings, { text, voice }, run.signal),
        signal: stopping.signal,
      },
    )
    await reporting
    demandPlannedLength(made)
    return made
  } catch (error) {
    if (isOutOfRoom(error)) {
      desk.disk.noteError(error)
      throw outOfRoomProblem(error, await desk.disk.shortage()) ?? error
    }
    throw error
  } finally {
    run.signal.removeEventListener('abort', stop)
  }
}

function demandPlannedLength({ seconds, timing }: MadePiece): void {
  const planned = timing.chapters.at(-1)?.end ?? 0
  if (Math.abs(seconds - planned) <= planned * LENGTH_TOLERANCE) return
  throw new Problem(
    'conflict',
    `The finished file lasts ${Math.round(seconds)} s where ${Math.round(planned)} s were spoken, so it was not kept. Try it again.`,
  )
}

async function step(
  desk: Desk,
  id: string,
  words: string,
  remainingMs: number | null,
): Promise<void> {
  const readyAt =
    remainingMs === null ? null : new Date(desk.now().getTime() + remainingMs).toISOString()
  await desk.db.run(sql`
    update newsroom_jobs set step = ${words}, ready_at = ${readyAt} where id = ${id} and reader_id = ${desk.readerId}`)
}

export const tell = (desk: Desk) => desk.announce({ area: 'generation' })
