/** A child process with the behavior that a test describes. */
import { spawn } from 'node:child_process'
import { Problem } from '#core/problem.ts'
import { serveParent } from './serve-parent.ts'

export type TestWork =
  | { does: 'say'; word: string }
  | { does: 'ask'; question: string }
  | { does: 'begin' }
  | { does: 'refuse' | 'break' | 'crash' | 'loop' | 'wait' }

serveParent<TestWork, string, string>(async (work, parent) => {
  switch (work.does) {
    case 'say':
      parent.tell(`Heard ${work.word}`)
      return { word: work.word, pid: process.pid }
    case 'ask':
      return (await parent.ask<string>(work.question)).toUpperCase()
    case 'begin':
      return { word: '', pid: spawn('sleep', ['600'], { stdio: 'ignore' }).pid }
    case 'refuse':
      throw new Problem('conflict', 'That is taken.')
    case 'break':
      throw Object.assign(new Error('It is full'), { code: 'ENOSPC' })
    case 'crash':
      return process.exit(3)
    case 'loop':
      for (;;);
    case 'wait':
      return new Promise(() => {})
  }
})
