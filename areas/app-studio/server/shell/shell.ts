import limit from 'p-limit'
import { Problem } from '#core/problem.ts'
import type { Outcome } from '#server/children/give-work.ts'
import { keepChild, type KeptChild } from '#server/children/keep-child.ts'
import type { Tools } from '#server/tools.ts'
import { SHELL } from '../../limits.ts'
import type { ShellAnswer, ShellEnd, ShellQuestion, ShellWork } from './messages.ts'
import { shellProgram } from './shell-program.ts'

export interface Shell {
  /** Runs a command line. `answer` performs the commands that need the server. */
  run(work: ShellWork, answer: (question: ShellQuestion) => Promise<ShellAnswer>): Promise<ShellEnd>
  close(): Promise<void>
}

const STAY = { renewAboveBytes: SHELL.memoryBytes / 2, idleMs: SHELL.idleMs }
/** The usual exit codes for a timeout and for a killed program. */
const LATE = 124
const KILLED = 137

/** Makes a terminal. Each of its processes starts when it is first needed. */
export function openShell(
  { log }: Pick<Tools, 'log'>,
  limits: { cpuMs: number; wallMs: number; memoryBytes: number } = SHELL,
): Shell {
  const children: KeptChild[] = []
  const free: KeptChild[] = []
  const turn = limit(SHELL.processes)

  return {
    async run(work, answer) {
      if (turn.pendingCount >= SHELL.waiting)
        throw new Problem('unavailable', 'Other terminals are busy. Try again in a moment.')
      return turn(async () => {
        const child = free.pop() ?? keepChild(shellProgram, limits, STAY)
        if (!children.includes(child)) children.push(child)
        try {
          const outcome = await child.work<ShellEnd, never, ShellQuestion>(work, { answer })
          if (outcome.kind === 'failed') log.error({ reason: outcome.error }, 'A terminal broke')
          return endOf(outcome, work, limits)
        } finally {
          free.push(child)
        }
      })
    },
    async close() {
      await Promise.all(children.map((child) => child.close()))
    },
  }
}

function endOf(
  outcome: Outcome<ShellEnd>,
  { folder }: ShellWork,
  { cpuMs, wallMs, memoryBytes }: { cpuMs: number; wallMs: number; memoryBytes: number },
): ShellEnd {
  const stopped = (words: string, exitCode: number): ShellEnd => ({
    stdout: '',
    stderr: `${words} Nothing that it changed was kept.\n`,
    ...{ exitCode, folder, changes: [], links: [] },
  })
  switch (outcome.kind) {
    case 'done':
      return outcome.answer
    case 'problem':
      return stopped(outcome.message, 1)
    case 'late':
      return stopped(`This took longer than ${wallMs / 1000} s and was stopped.`, LATE)
    case 'ended':
      if (outcome.why === 'time')
        return stopped(`This computed for more than ${cpuMs / 1000} s and was stopped.`, KILLED)
      if (outcome.why === 'memory')
        return stopped(`This took more than ${memoryBytes / 2 ** 20} MB and was stopped.`, KILLED)
      return stopped('The process that ran this was ended.', KILLED)
    case 'failed':
      return stopped('This broke the terminal. The server log says why.', 1)
  }
}
