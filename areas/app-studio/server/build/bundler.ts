import childProcess from 'node:child_process'
import { lowerPriority } from '#server/children/lower-priority.ts'
import { BUILD } from '../../limits.ts'

/** A shell counts addresses in kilobytes. */
const LIMIT_KB = Math.floor(BUILD.bundlerBytes / 1000)
const { spawn } = childProcess

/**
 * esbuild starts its program by itself, so the memory limit is put in front of the command here. A
 * kilobyte of `enum` members that double in length can take more memory than a machine has.
 */
function spawnLimited(file: string, args: string[], options: childProcess.SpawnOptions) {
  const limited = `ulimit -v ${LIMIT_KB} && exec "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, file, ...args], options)
}

/** A lower priority than that of processes that serve pages; the bundler is started with the same. */
const PRIORITY = 5
lowerPriority(PRIORITY)

if (process.platform !== 'win32') childProcess.spawn = spawnLimited as typeof spawn
// Builds of one process come one after another: more threads would slow down requests for pages.
process.env['GOMAXPROCS'] = '1'

const { build, transform } = await import('esbuild')
await transform('')

export { build, transform }

/**
 * Says if the bundler's process ended, at the limit of memory or by its own fault; the process around it is of no more
 * use.
 */
export function isBundlerGone(error: unknown): boolean {
  return (
    error instanceof Error && /service (?:was stopped|is no longer running)/.test(error.message)
  )
}
