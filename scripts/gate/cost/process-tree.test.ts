import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { kindOf, parseStat, ProcessTree } from './process-tree.ts'

test('a process is read from its line, whatever its name is', () => {
  const name = '(a) b) c'
  const numbers = Array.from({ length: 30 }, (_, index) => index)
  expect(parseStat(`77 (${name}) S ${numbers.join(' ')}`)).toEqual({
    pid: 77,
    parent: 0,
    ownS: 0.21,
    endedS: 0.25,
    bornAt: 18,
  })
})

test('processes are told by what they were started with', () => {
  const lines = {
    '/x/node\0dist/server/main.js\0start\0': 'hub',
    'postgres: walwriter ': 'postgres',
    '/x/native/bin/postgres\0-D\0/data': 'postgres',
    '/usr/lib/chromium/headless_shell\0--type=renderer': 'chromium',
    '/x/node\0/x/node_modules/playwright/lib/worker/workerProcessEntry.js': 'journey worker',
    '/x/node\0/x/node_modules/vitest/dist/workers/forks.js': 'unit worker',
    '/x/node\0scripts/build/build.mjs': 'other',
  }
  expect(Object.keys(lines).map((line) => kindOf(line))).toEqual(Object.values(lines))
})

test.skipIf(process.platform !== 'linux')(
  'a process stays ours when the one between has ended',
  async () => {
    const tree = new ProcessTree(process.pid)
    const between = spawn('sh', ['-c', 'sleep 60 >/dev/null 2>&1 & echo $!; read line'])
    const [said] = await once(between.stdout, 'data')
    const pid = Number(String(said))
    try {
      expect(tree.look().get(pid)?.parent).toBe(between.pid)
      between.stdin.end('\n')
      await once(between, 'close')
      const after = tree.look()
      expect(after.has(pid)).toBe(true)
      expect(after.has(between.pid!)).toBe(false)
      expect(after.has(process.ppid)).toBe(false)
    } finally {
      process.kill(pid)
    }
  },
)
