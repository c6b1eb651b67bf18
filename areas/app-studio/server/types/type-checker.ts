import type { Logger } from 'pino'
import { Problem } from '#core/problem.ts'
import type { ChildLimits } from '#server/children/child-limits.ts'
import { keepChild } from '#server/children/keep-child.ts'
import type { World } from '#server/tools.ts'
import { TYPES } from '../../limits.ts'
import { readerQueues, type ReaderQueues } from '../queues/reader-queues.ts'
import { typesProgram } from './types-program.ts'
import type { TypeFault, TypesQuestion, TypesWork } from './types-work.ts'

export interface TypeChecker extends ReaderQueues {
  /** Faults of one file; `read` answers the texts of contents by their ids. */
  check(
    work: TypesWork,
    read: (ids: TypesQuestion) => Promise<ReadonlyMap<string, string>>,
  ): Promise<TypeFault[]>
  close(): Promise<void>
}

const STAY = { renewAboveBytes: TYPES.memoryBytes * 0.75, idleMs: TYPES.idleMs }

/** Opens the process that checks, with the first file. */
export function openTypeChecker(log: Logger, limits: ChildLimits = TYPES): TypeChecker {
  const child = keepChild(typesProgram, limits, STAY)
  return {
    ...readerQueues(),
    async check(work, read) {
      const outcome = await child.work<TypeFault[], never, TypesQuestion>(work, {
        answer: read,
        isRepeatable: true,
      })
      if (outcome.kind === 'done') return outcome.answer
      if (outcome.kind === 'failed') log.error({ reason: outcome.error }, 'Checking types broke')
      const isSlow = outcome.kind === 'late' || (outcome.kind === 'ended' && outcome.why === 'time')
      throw new Problem(
        'unavailable',
        isSlow
          ? 'Checking the types took too long and was stopped.'
          : 'The types could not be checked.',
      )
    },
    close: () => child.close(),
  }
}

const byServer = new WeakMap<World, TypeChecker>()

/** The checker of a server, whose process starts with the first file. */
export function typeCheckerOf(world: World): TypeChecker {
  const checker = byServer.get(world) ?? openTypeChecker(world.log)
  byServer.set(world, checker)
  return checker
}
