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
  /** Checks the types of one file. `read` returns the texts of contents by id. */
  check(
    work: TypesWork,
    read: (ids: TypesQuestion) => Promise<ReadonlyMap<string, string>>,
  ): Promise<TypeFault[]>
  close(): Promise<void>
}

const STAY = { renewAboveBytes: TYPES.memoryBytes * 0.75, idleMs: TYPES.idleMs }

/** Makes a type checker. Its process starts with the first check. */
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

/** The type checker of a server. Its process starts with the first check. */
export function typeCheckerOf(world: World): TypeChecker {
  const checker = byServer.get(world) ?? openTypeChecker(world.log)
  byServer.set(world, checker)
  return checker
}
