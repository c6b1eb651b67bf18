/**
 * The process that runs JavaScript of readers and strangers, one run after another, each in a
 * machine of its own. It holds no secret, reaches nothing but its parent, and can be killed at any
 * moment.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { lowerPriority } from '../children/lower-priority.ts'
import { serveParent } from '../children/serve-parent.ts'
import { runInMachine } from './machine.ts'
import type { MachineQuestion, MachineRun } from './messages.ts'

/**
 * The priority of the process, one step below everything else, as for the reading process: page
 * requests come first, but the code still gets its share of time.
 */
const PRIORITY = 1
lowerPriority(PRIORITY)

const file = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm')
const wasm = await WebAssembly.compile(await readFile(file))

serveParent<MachineRun, never, MachineQuestion>((run, parent) =>
  runInMachine(wasm, run, (name, question) => parent.ask<string>({ name, question })),
)
