import * as z from 'zod/mini'

/** The input of a script of the terminal. */
export interface TerminalInput {
  argv: readonly string[]
  /** The working folder, relative to the root of the project. */
  folder: string
  stdin: string
  /** The texts of the project by path. */
  files: Readonly<Record<string, string>>
}

export const TerminalEnd = z.object({
  stdout: z.string(),
  stderr: z.string(),
  code: z.int(),
  written: z.record(z.string(), z.string()),
  /** The stack trace of the error that ended the script; empty if there was none. */
  stack: z.string(),
})
export type TerminalEnd = z.infer<typeof TerminalEnd>

/**
 * Wraps a script in statements that simulate a terminal. They are on separate lines before and
 * after the script.
 */
export function inTerminal(script: string): string {
  return `${BEFORE}${script}\n${BEHIND}`
}

const BEFORE = `
class Left extends Error {}
let [stdout, stderr] = ['', '']
const show = (value) => {
  if (typeof value === 'string') return value
  if (value instanceof Error) return String(value)
  try { return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each + 'n' : each)) ?? String(value) } catch { return String(value) }
}
const line = (values) => values.map(show).join(' ') + '\\n'
const terminal = (globalThis.terminal = {
  argv: input.argv, folder: input.folder, stdin: input.stdin, files: new Map(Object.entries(input.files)),
  code: 0, written: {},
  out: (text) => { stdout += text },
  err: (text) => { stderr += text },
  exit: (code) => { if (code !== undefined) terminal.code = Number(code) || 0; throw new Left() },
  pathOf: (path) => {
    const parts = []
    for (const part of (path.startsWith('/') ? path.replace(/^\\/project(?=\\/|$)/, '\\0') : '\\0/' + input.folder + '/' + path).split('/')) {
      if (part === '..') parts.pop()
      else if (part !== '' && part !== '.') parts.push(part)
    }
    if (parts.shift() !== '\\0') throw Object.assign(new Error("EACCES: outside of the project, '" + path + "'"), { code: 'EACCES' })
    return parts.join('/')
  },
})
console = { log: (...values) => terminal.out(line(values)), info: (...values) => terminal.out(line(values)), debug: (...values) => terminal.out(line(values)), warn: (...values) => terminal.err(line(values)), error: (...values) => terminal.err(line(values)), table: (...values) => terminal.out(line(values)) }
let stack = ''
try {
`
/** The number of lines before the script. */
export const LINES_BEFORE = BEFORE.split('\n').length - 1

/** Waits for pending promises before the script ends. */
const BEHIND = `
  for (let nth = 0; nth < 1000; nth++) await null
} catch (error) {
  if (!(error instanceof Left)) { terminal.code = 1; stderr += show(error) + '\\n'; stack = String(error?.stack ?? '') }
}
return { stdout, stderr, code: terminal.code, written: terminal.written, stack }`
