import { SANDBOX } from './limits.ts'
import type { Fault } from './messages.ts'

/** The file name of the code in stack traces. */
export const FILE = 'code.js'
const LINE = /\bcode\.js:(\d+)/g

/**
 * The line of the code that is nearest to the error; null if the stack names no line of the code.
 */
export function lineOf(stack: string | undefined): number | null {
  return linesOf(stack)[0] ?? null
}

/** The lines of the code that a stack names, the nearest first. */
export function linesOf(stack: string | undefined): number[] {
  return [...(stack ?? '').matchAll(LINE)].map(([, line]) => Number(line))
}

export function errorFault(words: string, stack: string | undefined): Fault {
  return { why: 'error', words: words.slice(0, SANDBOX.wordCharacters), line: lineOf(stack) }
}

export function timeFault(cpuMs: number): Fault {
  return { why: 'time', words: `The code took longer than ${cpuMs / 1000} s.`, line: null }
}

export function memoryFault(memoryBytes: number): Fault {
  const mb = Math.floor(memoryBytes / 2 ** 20)
  return { why: 'memory', words: `The code needed more than ${mb} MB of memory.`, line: null }
}

export function sizeFault(what: string, characters: number): Fault {
  const words = `${what} is larger than ${characters.toLocaleString('en')} characters.`
  return { why: 'size', words, line: null }
}

export function crashFault(words: string): Fault {
  return { why: 'crash', words, line: null }
}
