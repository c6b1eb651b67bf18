import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { optionsForTypeScript } from './run-typescript.ts'

const file = new URL('./lower-priority.ts', import.meta.url).href

/**
 * Runs a program in a process of its own, with `os` and the tested functions defined, and reads its
 * output.
 */
async function run(program: string): Promise<unknown> {
  const begin = `const os = await import('node:os'); const lower = await import('${file}');`
  const options = [...optionsForTypeScript(), '--no-warnings', '--input-type=module', '--eval']
  const { stdout } = await promisify(execFile)(process.execPath, [...options, begin + program])
  return JSON.parse(stdout)
}

test('a priority is lowered and never raised, which takes rights', async () => {
  const [first, then, last] = (await run(`
    const first = os.getPriority()
    lower.lowerPriority(12)
    const then = os.getPriority()
    lower.lowerPriority(5)
    lower.lowerPriorityOfProcess(5)
    console.log(JSON.stringify([first, then, os.getPriority()]))`)) as number[]
  expect(first).toBeLessThan(12)
  expect([then, last]).toEqual([12, 12])
})

test.runIf(process.platform === 'linux')(
  'a thread comes after the pages that its process serves, and what it starts as well',
  async () => {
    const [before, after, ofThread, ofChild] = (await run(`
      const { Worker } = await import('node:worker_threads')
      const before = os.getPriority()
      const thread = new Worker(\`
        import os from 'node:os'
        import { parentPort } from 'node:worker_threads'
        import { execFileSync } from 'node:child_process'
        import { lowerPriorityOfThread } from '${file}'
        lowerPriorityOfThread(12)
        const child = execFileSync(process.execPath, ['-p', 'os.getPriority()'], { encoding: 'utf8' })
        parentPort.postMessage([os.getPriority(), Number(child)])\`, { eval: true })
      thread.once('message', (ofOther) =>
        console.log(JSON.stringify([before, os.getPriority(), ...ofOther])))`)) as number[]
    expect(after).toBe(before)
    expect([ofThread, ofChild]).toEqual([12, 12])
  },
)
