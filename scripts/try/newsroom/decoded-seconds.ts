import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { optionsForTypeScript } from '#server/children/run-typescript.ts'
import type { FileToDecode } from './decode-files.ts'

/** Measures the durations of files by decoding them; fails if a file is broken. */
export async function decodedSeconds(files: readonly FileToDecode[]): Promise<number[]> {
  const child = fork(join(import.meta.dirname, 'decode-files.ts'), {
    execArgv: ['--no-warnings', ...optionsForTypeScript()],
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`A piece does not decode: its check ended with ${code}`)
  })
  try {
    child.send(files)
    const [seconds] = await Promise.race([once(child, 'message'), failed])
    return seconds as number[]
  } finally {
    failed.catch(() => {})
    child.kill('SIGKILL')
  }
}
