import type { Program } from '../children/program.ts'

/** The most of the stack that a machine may take; V8 needs about ten times as much of its own for it. */
export const MACHINE_STACK_BYTES = 256_000
const STACK_KB = 3000

export const sandboxProgram: Program = {
  name: 'sandbox-process',
  source: new URL('./program.ts', import.meta.url),
  nodeOptions: [`--stack-size=${STACK_KB}`],
}
