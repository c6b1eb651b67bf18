import type { JobType } from '../../job-options.ts'
import type { MakerStage } from './make-work.ts'

/**
 * The share of each stage in the whole work, as measured on two cores
 * (docs/benchmarks/newsroom.md).
 */
const SHARES: Record<Exclude<JobType, 'text'>, Partial<Record<MakerStage, number>>> = {
  audio: { speaking: 0.75, encoding: 0.2, checking: 0.05 },
  video: { speaking: 0.35, drawing: 0.55, encoding: 0.05, checking: 0.05 },
}

const WORDS: Record<MakerStage, string> = {
  speaking: 'Speaking',
  drawing: 'Drawing',
  encoding: 'Writing the file',
  checking: 'Checking the file',
}

export interface Progress {
  percent: number
  step: string
  /** The estimated time until the end, based on the speed so far; null at the beginning. */
  remainingMs: number | null
}

/**
 * Computes the progress and the remaining time of a job. `elapsedMs` is the time since this attempt
 * began.
 */
export function followStages(type: Exclude<JobType, 'text'>) {
  const shares = Object.entries(SHARES[type]) as [MakerStage, number][]
  let begunAt: number | null = null
  return (stage: MakerStage, share: number, elapsedMs: number): Progress => {
    const before = shares.slice(
      0,
      shares.findIndex(([name]) => name === stage),
    )
    const done =
      before.reduce((sum, [, part]) => sum + part, 0) + share * (SHARES[type][stage] ?? 0)
    // Work that an earlier attempt finished is not part of this attempt's speed.
    begunAt ??= done
    const gained = done - begunAt
    return {
      percent: Math.floor(done * 100),
      step: WORDS[stage],
      remainingMs: gained > 0.02 ? Math.round((elapsedMs / gained) * (1 - done)) : null,
    }
  }
}
