import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { isBySystem, type Ending } from '#server/children/endings.ts'
import { keepChild } from '#server/children/keep-child.ts'
import { NotStarted } from '#server/children/start-child.ts'
import { makerProgram } from '../programs.ts'
import type { MadePiece, MakerNews, MakerWork, MakerStage, SentenceToSpeak } from './make-work.ts'

/** Functions of the parent process that the maker process can call. */
export interface MakerHelp {
  report(stage: MakerStage, share: number): void
  /** Returns the sound of a sentence in a voice of the reader's endpoint. */
  speak(text: string, voice: string): Promise<Uint8Array>
  signal: AbortSignal
}

/**
 * Makes a piece in a separate process, which ends when it is done, reaches a limit, or is
 * cancelled. If the system kills the process, such as when memory runs short, it is started once
 * more and continues from the finished stages.
 */
export async function makeInProcess(work: MakerWork, help: MakerHelp): Promise<MadePiece> {
  try {
    return await makeOnce(work, help)
  } catch (error) {
    if (!(error instanceof EndedBySystem)) throw error
  }
  return makeOnce(work, help)
}

/** Thrown if the system killed the process, which is not the fault of its input. */
class EndedBySystem extends Problem {
  constructor() {
    super(
      'conflict',
      'Making this was ended by the system, often because memory ran out. Close other programs or choose a shorter length, then try again; what was finished is kept.',
    )
  }
}

/** The limits for one piece, with processor time for four cores. */
export const makerLimits = {
  cpuMs: 4 * NEWSROOM.jobMs,
  wallMs: NEWSROOM.jobMs,
  memoryBytes: NEWSROOM.memoryBytes,
}

async function makeOnce(work: MakerWork, { report, speak, signal }: MakerHelp) {
  signal.throwIfAborted()
  const maker = keepChild(makerProgram, makerLimits, ENDED_WITH_ITS_PIECE)
  try {
    const outcome = await maker.work<MadePiece, MakerNews, SentenceToSpeak>(work, {
      hear: ({ stage, share }) => report(stage, share),
      answer: ({ text, voice }) => speak(text, voice).catch(refuse),
      signal,
    })
    switch (outcome.kind) {
      case 'done':
        return outcome.answer
      case 'problem':
        throw new Problem('conflict', outcome.message)
      case 'failed':
        throw Object.assign(new Error(outcome.error), { code: outcome.code })
      case 'late':
        throw problemOf('time')
      case 'ended':
        throw problemOf(outcome.why)
    }
  } catch (error) {
    throw error instanceof NotStarted && isBySystem(error.signal) ? new EndedBySystem() : error
  } finally {
    await maker.close()
  }
}

const ENDED_WITH_ITS_PIECE = { renewAboveBytes: Infinity, idleMs: 60_000 }

function refuse(error: unknown): never {
  if (error instanceof Problem) throw error
  throw new Problem('unavailable', 'Your endpoint could not be asked to speak.')
}

function problemOf(why: Ending): Problem {
  switch (why) {
    case 'memory':
      return new Problem(
        'conflict',
        'Making this needed more memory than it may have. Choose a shorter length or a smaller video, then try again.',
      )
    case 'time':
      return new Problem(
        'conflict',
        `Making this took longer than ${NEWSROOM.jobMs / 60_000} minutes. Choose a shorter length, then try again.`,
      )
    case 'system':
      return new EndedBySystem()
    case 'crash':
      return new Problem(
        'conflict',
        'The process that makes pieces ended unexpectedly. Try it again; what was finished is kept.',
      )
  }
}
