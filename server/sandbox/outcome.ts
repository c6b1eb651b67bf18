import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import type { Outcome } from '../children/give-work.ts'
import { crashFault, memoryFault, timeFault } from './faults.ts'
import type { Fault, LogLine, MachineEnd, MachineRun, Spent } from './messages.ts'

/** The end of a run. If its process had to be killed, there is no log, and `spent` is null. */
export type SandboxOutcome = { log: LogLine[]; spent: Spent | null } & (
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; fault: Fault }
)

/** The outcome of a run that left neither a result nor a log. */
export function failed(fault: Fault): SandboxOutcome {
  return { kind: 'failed', fault, log: [], spent: null }
}

export function outcomeOf(
  ended: Outcome<MachineEnd>,
  { cpuMs, memoryBytes }: MachineRun,
): SandboxOutcome {
  switch (ended.kind) {
    case 'done':
      return withResult(ended.answer)
    case 'late':
      return failed({ why: 'waiting', words: 'The code waited too long for answers.', line: null })
    case 'ended':
      if (ended.why === 'time') return failed(timeFault(cpuMs))
      if (ended.why === 'memory') return failed(memoryFault(memoryBytes))
      return failed(crashFault('The process that ran the code was ended. Try again.'))
    case 'problem':
    case 'failed':
      return failed(crashFault('The code could not be run. The server log says why.'))
  }
}

/**
 * The outcome of a run that ended by itself. Its result is parsed carefully, because the JSON comes
 * from a stranger.
 */
function withResult(end: MachineEnd): SandboxOutcome {
  if (end.kind === 'failed') return end
  try {
    return { ...end, result: parseJson(end.result) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { log, spent } = end
    return { kind: 'failed', fault: { why: 'size', words: error.message, line: null }, log, spent }
  }
}
