import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { BuildInputs, LogLine } from '../../contracts/environments.ts'
import { BUILD, ENVIRONMENTS } from '../../limits.ts'
import type { ProjectFiles } from '../build/build-work.ts'
import { LOCK_FILE, PackageLock } from '../build/package-lock.ts'
import { workshopOf } from '../workshop.ts'
import type { BuildRow } from './build-rows.ts'
import { digestOf, keptFilesOf, type KeptFile } from './store-build.ts'

/** The result of building a commit. */
export interface Made {
  state: Exclude<BuildRow['state'], 'waiting'>
  /** The files that were built, with the lock file of the packages. */
  from: ProjectFiles
  files: KeptFile[]
  tests: { passed: number; failed: number } | null
  log: LogLine[]
  /** The new text of the lock file; null if it does not change. */
  lockFile: string | null
}

/** Builds files and runs their tests. Errors in the files are part of the result. */
export async function buildAndTest(desk: Desk, given: ProjectFiles): Promise<Made> {
  const { builder } = workshopOf(desk.world)
  const built = await builder.build(given)
  const { lockFile } = built
  const from = new Map(given)
  if (lockFile !== null) from.set(LOCK_FILE, Buffer.from(lockFile))
  if (built.kind === 'failed') {
    const log = built.errors.map((note): LogLine => ({ ...note, is: 'error' }))
    return { state: 'broken', from, files: [], tests: null, log, lockFile }
  }
  const files = keptFilesOf(built.files, built.functions)
  const { log, ...tested } = await test(desk, from)
  const words = `${built.files.length} files and ${built.functions.size} functions were built.`
  const warnings = built.warnings.map((note): LogLine => ({ ...note, is: 'warning' }))
  return { ...tested, from, files, log: [...warnings, said('info', words), ...log], lockFile }
}

async function test(
  desk: Desk,
  files: ProjectFiles,
): Promise<Pick<Made, 'state' | 'tests' | 'log'>> {
  try {
    const results = await workshopOf(desk.world).builder.test(files)
    const log = results.flatMap(({ file, name, error, at }) =>
      error === null ? [] : [{ ...said('error', `${name}: ${error}`), ...(at ?? { file }) }],
    )
    const failed = log.length
    const tests = { passed: results.length - failed, failed }
    const words =
      results.length === 0
        ? 'There are no tests.'
        : `${tests.passed} of ${results.length} tests passed.`
    return { state: failed > 0 ? 'red' : 'green', tests, log: [...log, said('info', words)] }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { state: 'broken', tests: null, log: [said('error', error.message)] }
  }
}

export function said(is: LogLine['is'], text: string): LogLine {
  const words = text.slice(0, BUILD.messageCharacters).toWellFormed().replaceAll('\0', '')
  return { is, text: words, file: null, line: null, column: null }
}

export function inputsOf(commit: string, { from, files }: Made): BuildInputs {
  return {
    ...{ commit, files: from.size, packages: packagesIn(from) },
    digest: files.length > 0 ? digestOf(files) : null,
    bytes: files.reduce((sum, { content }) => sum + content.byteLength, 0),
  }
}

function packagesIn(files: ProjectFiles): string[] {
  try {
    const text = Buffer.from(files.get(LOCK_FILE) ?? '').toString()
    const { packages } = PackageLock.parse(JSON.parse(text))
    return Object.keys(packages).slice(0, ENVIRONMENTS.packagesShown)
  } catch {
    return []
  }
}
