import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { changeRunOf, readRunsOf } from '#platform/runs/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { jobControl, PieceScript } from '../../contracts/job-control.ts'
import { secondsFor } from '../../piece-length.ts'
import { subjectOf } from '../../subject.ts'
import { gatherMaterial } from '../material/gather-material.ts'
import { checkEdits } from '../script/check-edits.ts'
import { scriptReading } from '../script/script-reading.ts'
import { readJob, StoredScript, type JobRow } from '../pieces/job-rows.ts'
import { readPiece } from '../pieces/piece-rows.ts'
import { deleteJobs } from './delete-jobs.ts'
import { addJob, beginJob, jobDraft, startQueued } from './start-jobs.ts'
import { tell } from './make-pieces.ts'
import { PIECE_JOBS } from '../pieces/job-kind.ts'
import { keepScript, scopeOf, wishesOf, wordsIn } from './write-job-script.ts'

/** The choices for the longest debate, which has room for all disagreements of a subject. */
const DEBATE = { form: 'debate', style: 'balanced', words: 2000 } as const
const NOTHING_DIFFERS = 'No two sources give different figures.'

export function serverJobControl(desk: Desk): Api<typeof jobControl> {
  const { db, readerId } = desk

  async function jobWithScript(id: string) {
    const job = await readJob(db, readerId, id)
    if (!job) throw gone()
    if (job.script === null) {
      throw new Problem('conflict', 'Its script is not written yet. Look again in a moment.')
    }
    return { ...job, script: job.script }
  }

  async function inReview(id: string) {
    const job = await jobWithScript(id)
    if (job.state !== 'review') {
      throw new Problem('conflict', 'This script has been approved already and cannot be changed.')
    }
    return job
  }

  /** Says if a job has no piece, and no worker will make one. */
  async function hasStopped({ id, state }: Pick<JobRow, 'id' | 'state'>): Promise<boolean> {
    if (state === 'cancelled') return true
    if (state !== 'made' || (await readPiece(db, readerId, id))) return false
    const run = (await readRunsOf(db, PIECE_JOBS, readerId, [id])).get(id)
    return !run || !['waiting', 'running', 'paused'].includes(run.state)
  }

  const shown = (job: { type: 'audio' | 'video' | 'text'; state: string; script: StoredScript }) =>
    ({
      ...job.script,
      seconds: secondsFor(job.type, wordsIn(job.script), job.script.language),
      isInReview: job.state === 'review',
    }) satisfies PieceScript

  return {
    async getLength({ subject: key, ...wishes }) {
      const subject = subjectOf(key)
      if (subject === null) throw new Problem('invalid', 'No piece can be made from that.')
      const material = await gatherMaterial(scopeOf(desk), desk.extensions, subject)
      const asked = wishesOf({ ...wishes, style: 'balanced' })
      const script = StoredScript.parse(await desk.read(scriptReading, { material, wishes: asked }))
      const words = wordsIn(script)
      const seconds = secondsFor(wishes.type, words, script.language)
      const articles = new Set(script.sources.map(({ article }) => article)).size
      return { words, seconds, articles, shortage: script.shortage }
    },

    async getDebate({ subject: key }) {
      const subject = subjectOf(key)
      if (subject === null) throw new Problem('invalid', 'No piece can be made from that.')
      const material = await gatherMaterial(scopeOf(desk), desk.extensions, subject)
      const script = await desk.read(scriptReading, { material, wishes: DEBATE })
      const isDebated = script.sections.some(({ kind }) => kind === 'differences')
      return { whyNot: isDebated ? null : NOTHING_DIFFERS }
    },

    async queueJob({ job }) {
      await addJob(desk, jobDraft(job), { isQueued: true })
      await tell(desk)
    },

    async startQueued({ id }) {
      const begun = await startQueued(desk, id)
      if (begun === 0) throw new Problem('conflict', 'Nothing waits to be started.')
      await tell(desk)
    },

    async cancelJob({ id }) {
      const job = await readJob(db, readerId, id)
      if (!job) throw gone()
      const isStopped = await changeRunOf(desk, PIECE_JOBS, id, 'cancel')
      const isWaiting = job.state === 'scheduled' || job.state === 'review'
      if (!isStopped && !isWaiting) throw new Problem('conflict', 'That has ended already.')
      if (isWaiting) {
        await db.run(sql`
          update newsroom_jobs set state = 'cancelled' where id = ${id} and reader_id = ${readerId}`)
      }
      await tell(desk)
    },

    async retryJob({ id }) {
      const job = await readJob(db, readerId, id)
      if (!job) throw gone()
      if (!(await hasStopped(job))) {
        throw new Problem('conflict', 'Only what failed or was cancelled can be tried again.')
      }
      const isRetried = await changeRunOf(desk, PIECE_JOBS, id, 'retry')
      if (!isRetried) {
        await db.transaction(async (db) => {
          await db.run(sql`
            update newsroom_jobs set state = 'made' where id = ${id} and reader_id = ${readerId}`)
          await beginJob(desk, job, db)
        })
      }
      await tell(desk)
    },

    deleteJobs: ({ ids }) => deleteJobs(desk, ids),

    async getScript({ id }) {
      return shown(await jobWithScript(id))
    },

    async saveScript({ id, sections }) {
      const job = await inReview(id)
      const script = await checkEdits(desk, job.script, sections)
      await keepScript(desk, id, script)
      await tell(desk)
      return shown({ ...job, script })
    },

    async approveScript({ id }) {
      const job = await inReview(id)
      await db.transaction(async (db) => {
        await db.run(sql`
          update newsroom_jobs set state = 'made', reviews_script = false
          where id = ${id} and reader_id = ${readerId} and state = 'review'`)
        await beginJob(desk, job, db)
      })
      await tell(desk)
    },
  }
}

function gone(): Problem {
  return new Problem('not-found', 'That piece is not in the list any more.')
}
