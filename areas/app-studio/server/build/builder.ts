import type { Logger } from 'pino'
import { fileSizeText } from '#core/file-size.ts'
import { Problem } from '#core/problem.ts'
import type { ChildLimits } from '#server/children/child-limits.ts'
import { keepChild } from '#server/children/keep-child.ts'
import type { Outcome } from '#server/children/give-work.ts'
import { BUILD, REPOSITORY } from '../../limits.ts'
import { buildProgram } from './build-program.ts'
import type {
  BuildAnswer,
  BuildMessage,
  BuildWork,
  PackageQuestion,
  ProjectFiles,
} from './build-work.ts'
import { isPlainPath } from './files/paths.ts'
import { noPackages, type PackageLock } from './package-lock.ts'

export interface BuildOrder {
  makes: BuildWork['makes']
  files: ProjectFiles
  lock?: PackageLock
  signal?: AbortSignal
}

export interface Builder {
  /**
   * Builds a project; calls wait for each other. Errors in the project are part of the answer. No
   * code of the project is run.
   */
  build(order: BuildOrder): Promise<BuildAnswer>
  close(): Promise<void>
}

export interface BuilderTools {
  log: Logger
  /** Returns the archive of a package with a hash; fails with a `Problem` if there is none. */
  archiveOf(question: PackageQuestion): Promise<Uint8Array>
}

const STAY = { renewAboveBytes: BUILD.memoryBytes / 2, idleMs: BUILD.idleMs }

/** Makes a builder. Its process is started by the first build. */
export function openBuilder(
  { log, archiveOf }: BuilderTools,
  limits: ChildLimits = BUILD,
): Builder {
  const child = keepChild(buildProgram, limits, STAY)
  const tooLong = `The build took longer than ${limits.wallMs / 1000} s and was stopped.`

  return {
    async build({ makes, files, lock = noPackages, signal }) {
      const fault = faultOf(files)
      if (fault) return failed(fault)
      const outcome = await child.work<BuildAnswer, never, PackageQuestion>(
        { makes, files, lock } satisfies BuildWork,
        { answer: archiveOf, isRepeatable: true, signal },
      )
      if (outcome.kind === 'failed') log.error({ reason: outcome.error }, 'A build broke')
      return answerOf(outcome, tooLong)
    },
    close: () => child.close(),
  }
}

/** Says why these files cannot be built; null if they can. */
function faultOf(files: ProjectFiles): string | null {
  if (files.size > REPOSITORY.files) return `A project has at most ${REPOSITORY.files} files.`
  let bytes = 0
  for (const [path, content] of files) {
    if (!isPlainPath(path)) return `"${path.slice(0, 200)}" is not a path of a project.`
    bytes += content.byteLength
  }
  if (bytes <= REPOSITORY.bytes) return null
  return `A project has at most ${fileSizeText(REPOSITORY.bytes)}.`
}

function answerOf(outcome: Outcome<BuildAnswer>, tooLong: string): BuildAnswer {
  switch (outcome.kind) {
    case 'done':
      return outcome.answer
    case 'problem':
      return failed(outcome.message)
    case 'late':
      return failed(tooLong)
    case 'ended':
      if (outcome.why === 'time') return failed(tooLong)
      if (outcome.why === 'memory')
        return failed('The build needed too much memory and was stopped.')
      return failed('The process that builds was ended. Build again.')
    case 'failed':
      throw new Problem('unavailable', 'The build broke. The server log says why.')
  }
}

function failed(text: string): BuildAnswer {
  const error: BuildMessage = { text, file: null, line: null, column: null }
  return { kind: 'failed', errors: [error] }
}
