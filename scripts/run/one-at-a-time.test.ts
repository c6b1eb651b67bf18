import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/**
 * Starts a process that notes when it takes the lock, and when it releases the lock `holdMs` later.
 */
function start(holdMs: number) {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { oneAtATime } from '${new URL('./one-at-a-time.mjs', import.meta.url)}'
    const note = (word) => appendFileSync('${join(folder, 'notes')}', word + '\\n')
    oneAtATime('${join(folder, 'lock')}', () => {
      note('in')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${holdMs})
      note('out')
    })`
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
}
const notes = () => readFile(join(folder, 'notes'), 'utf8').catch(() => '')

test(
  'of many that come at once, each has its turn alone',
  async () => {
    await Promise.all(Array.from({ length: 6 }, () => once(start(60), 'exit')))
    expect(await notes()).toBe('in\nout\n'.repeat(6))
    expect(await readdir(folder)).toEqual(['notes'])
  },
  patient(60_000),
)

test(
  "a lock whose holder was killed is nobody's, also for many at once",
  async () => {
    const killed = start(60_000)
    await expect.poll(notes, { timeout: patient(20_000) }).toBe('in\n')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await Promise.all(Array.from({ length: 4 }, () => once(start(60), 'exit')))
    expect(await notes()).toBe(`in\n${'in\nout\n'.repeat(4)}`)
  },
  patient(60_000),
)

test(
  'nor does one count whose number is another program today, or of a machine that was started again',
  async () => {
    await writeFile(join(folder, 'lock'), `${process.pid} 12@another-start-of-the-machine`)
    await once(start(10), 'exit')
    expect(await notes()).toBe('in\nout\n')
  },
  patient(60_000),
)
