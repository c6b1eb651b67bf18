import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Says if git is installed on this machine. If not, tests that run it are skipped. */
export function hasGit(): boolean {
  try {
    execFileSync('git', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('These tests need git, which is not installed here.')
    return false
  }
}

/** Runs git in a temporary folder, without the settings of this machine. */
export async function openGit() {
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-git-'))
  const person = { NAME: 'Mira Holt', EMAIL: 'mira@example.org' }
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    LANG: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Git does not compress large files by deltas here, because the tests use random data, which
    // would not get smaller.
    ...{
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.bigFileThreshold',
      GIT_CONFIG_VALUE_0: '1m',
    },
    GIT_AUTHOR_NAME: person.NAME,
    GIT_AUTHOR_EMAIL: person.EMAIL,
    GIT_COMMITTER_NAME: person.NAME,
    GIT_COMMITTER_EMAIL: person.EMAIL,
  }

  return {
    folder,
    /** Runs git and returns both outputs; fails if git fails. */
    async git(at: string, ...words: string[]): Promise<string> {
      const options = { cwd: join(folder, at), env, maxBuffer: 20_000_000 }
      const { stdout, stderr } = await run('git', words, options)
      return `${stdout}${stderr}`.trim()
    },
    /** Runs git, which must fail, and returns its message. */
    async gitFails(at: string, ...words: string[]): Promise<string> {
      try {
        await run('git', words, { cwd: join(folder, at), env, maxBuffer: 20_000_000 })
      } catch (error) {
        return (error as { stderr: string }).stderr
      }
      throw new Error(`git ${words.join(' ')} did not fail`)
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
