import { JSException } from 'quickjs-wasi'
import { errorFault, lineOf, memoryFault, timeFault } from './faults.ts'
import type { Fault, MachineRun } from './messages.ts'

/**
 * The fault for an error that a machine threw. Apart from the limit of time, an error that is no
 * exception of the code is an overflow of WebAssembly's stack.
 */
export function faultOf(error: unknown, run: MachineRun, wasInterrupted: boolean): Fault {
  if (!(error instanceof JSException))
    return wasInterrupted ? timeFault(run.cpuMs) : errorFault(TOO_DEEP, undefined)
  const [words, stack] = [`${error.name}: ${error.message}`, error.stack]
  if (wasInterrupted) return { ...timeFault(run.cpuMs), line: lineOf(stack) }
  if (words.startsWith('InternalError: out of memory'))
    return { ...memoryFault(run.memoryBytes), line: lineOf(stack) }
  return errorFault(words, stack)
}

const TOO_DEEP = 'The code is nested too deeply, or calls itself too often.'

/** The fault of code that waits although no work is left and no answer is pending. */
export const waitingFault: Fault = {
  why: 'waiting',
  words: 'The code waits for something that never happens.',
  line: null,
}
