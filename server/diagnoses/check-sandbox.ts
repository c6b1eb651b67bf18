import { Problem } from '#core/problem.ts'
import { openLog } from '../log.ts'
import { openSandbox } from '../sandbox/sandbox.ts'

/**
 * Checks that this machine can start the process that runs code; limits of processes or memory may
 * prevent it.
 */
export async function checkSandbox(): Promise<string> {
  const sandbox = openSandbox({ log: openLog() })
  const trial = { source: 'return 6 * 7', clock: new Date(), seed: 'doctor' }
  try {
    const outcome = await sandbox.run(trial)
    if (outcome.kind === 'done' && outcome.result === 42) return 'runs code in a process of its own'
    throw new Error(outcome.kind === 'failed' ? outcome.fault.words : 'It computes wrongly.')
  } catch (error) {
    throw new Problem(
      'unavailable',
      `code of readers and packages cannot be run: ${(error as Error).message}\nAllow more processes (TasksMax, --pids-limit) or more memory (256 MB).`,
    )
  } finally {
    await sandbox.close()
  }
}
