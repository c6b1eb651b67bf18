import type { DialogJob } from './contract.ts'
import { defaultStyle, durations, type PieceStyle, type JobType } from './job-options.ts'

export const dialogSteps = ['select-type', 'configure', 'queue'] as const

/** The choices in the second step of the dialog. */
export interface Choices {
  /** Null until the reader chooses a format. */
  format: string | null
  style: PieceStyle
  duration: string
  /**
   * The typed time in the reader's own zone, such as "2026-11-24T07:30"; empty if the job begins at
   * once.
   */
  schedule: string
  /** True if the script is shown to the reader before the piece is made. */
  reviewsScript: boolean
}

/** The state of the dialog for new pieces while it is open. */
export interface DialogState extends Choices {
  step: (typeof dialogSteps)[number]
  /** Null until the reader chooses a type. */
  type: JobType | null
  jobs: readonly DialogJob[]
}

/** The fields of a job that say what the piece is about. */
type JobSource = Pick<DialogJob, 'id' | 'title' | 'subject' | 'sourceModule'>

export type DialogMove =
  | { move: 'choose-type'; type: JobType }
  | { move: 'back' }
  | { move: 'configure'; choices: Partial<Choices> }
  | ({ move: 'add-to-queue' } & JobSource)
  | { move: 'add-another' }
  | { move: 'show-queue' }
  | { move: 'remove'; id: string }
  | { move: 'started'; jobs: readonly DialogJob[] }
  | { move: 'reset' }

export const openingState: DialogState = {
  step: 'select-type',
  type: null,
  format: null,
  style: defaultStyle,
  duration: '',
  schedule: '',
  reviewsScript: false,
  jobs: [],
}

/** Returns the state after a move. A move that is not allowed changes nothing. */
export function nextState(state: DialogState, move: DialogMove): DialogState {
  switch (move.move) {
    case 'choose-type': {
      const [first] = durations[move.type]
      const chosen = { type: move.type, format: null, duration: first?.value ?? '' }
      return { ...state, ...chosen, step: 'configure' }
    }
    case 'back':
      return { ...state, step: 'select-type' }
    case 'configure':
      return { ...state, ...move.choices }
    case 'add-to-queue': {
      const { move: _, ...source } = move
      const job = jobOf(state, source)
      return job ? { ...state, step: 'queue', jobs: [...state.jobs, job] } : state
    }
    case 'add-another':
      return { ...openingState, jobs: state.jobs }
    case 'show-queue':
      return { ...state, step: 'queue' }
    case 'remove':
      return {
        ...state,
        jobs: state.jobs.filter((job) => job.id !== move.id || !canRemove(job)),
      }
    case 'started':
      // Jobs are found by id, because the dialog may have been closed or emptied before the answer
      // arrived.
      return {
        ...state,
        jobs: state.jobs.map((job) => move.jobs.find(({ id }) => id === job.id) ?? job),
      }
    case 'reset':
      return openingState
  }
}

export function canAddToQueue({ type, format }: DialogState): boolean {
  return type !== null && format !== null
}

export function canRemove({ status }: DialogJob): boolean {
  return status !== 'processing'
}

/** Says if the waiting jobs can be started, which is so unless other jobs are in progress. */
export function canStart(jobs: readonly DialogJob[]): boolean {
  return (
    jobs.some(({ status }) => status === 'queued') &&
    jobs.every(({ status }) => status !== 'processing')
  )
}

function jobOf(state: DialogState, source: JobSource): DialogJob | null {
  const { type, format, style, duration, schedule, reviewsScript } = state
  if (type === null || format === null) return null
  const scheduledFor = momentOf(schedule)
  return {
    ...source,
    type,
    format,
    style,
    duration,
    status: 'queued',
    ...(scheduledFor !== null && { scheduledFor }),
    ...(reviewsScript && { reviewsScript }),
  }
}

/**
 * Returns null for an incomplete time. The field itself passes none on, but scripts and old
 * browsers may.
 */
function momentOf(schedule: string): string | null {
  const moment = new Date(schedule)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** The time until a closed dialog has disappeared, so that nobody sees it being reset. */
export const RESET_AFTER_MS = 200

/** Resets a dialog some time after it was closed; the returned function cancels that. */
export function resetAfterClosing(reset: () => void): () => void {
  const timer = setTimeout(reset, RESET_AFTER_MS)
  return () => clearTimeout(timer)
}
