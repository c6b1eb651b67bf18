import type { Program } from '../children/program.ts'

/**
 * The most bytes of a machine's stack. V8 needs about ten times as much of its own stack for it.
 */
export const MACHINE_STACK_BYTES = 256_000
const STACK_KB = 3000

export const sandboxProgram: Program = {
  name: 'sandbox-process',
  source: new URL('./program.ts', import.meta.url),
  nodeOptions: [`--stack-size=${STACK_KB}`],
}
