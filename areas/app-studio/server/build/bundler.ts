import childProcess from 'node:child_process'
import { lowerPriority } from '#server/children/lower-priority.ts'
import { BUILD } from '../../limits.ts'

/** The memory limit in kilobytes, the unit of `ulimit -v`. */
const LIMIT_KB = Math.floor(BUILD.bundlerBytes / 1000)
const { spawn } = childProcess

/**
 * Sets the memory limit in front of the command, because esbuild starts its program itself. One
 * kilobyte of source with `enum` members that double in length can take more memory than a machine
 * has.
 */
function spawnLimited(file: string, args: string[], options: childProcess.SpawnOptions) {
  const limited = `ulimit -v ${LIMIT_KB} && exec "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, file, ...args], options)
}

/**
 * The priority of this process and of the bundler, lower than that of processes that serve pages.
 */
const PRIORITY = 5
lowerPriority(PRIORITY)

if (process.platform !== 'win32') childProcess.spawn = spawnLimited as typeof spawn
// Builds run one after another with one thread, because more threads would slow down requests for
// pages.
process.env['GOMAXPROCS'] = '1'

const { build, transform } = await import('esbuild')
await transform('')

export { build, transform }

/**
 * Says if the bundler's process has ended, for lack of memory or by a crash. The process around it
 * cannot build any more then.
 */
export function isBundlerGone(error: unknown): boolean {
  return (
    error instanceof Error && /service (?:was stopped|is no longer running)/.test(error.message)
  )
}
