import { parseJson } from '#core/bounded-json.ts'
import { SANDBOX } from './limits.ts'
import { Problem } from '#core/problem.ts'
import { sizeFault } from './faults.ts'
import type { MachineQuestion } from './messages.ts'

/**
 * Answers a question that the code asks, in JSON. If it throws a `Problem`, the code receives it;
 * any other error ends the run.
 */
export type Ask = (name: string, question: unknown) => Promise<unknown>

/**
 * The error if a question exceeds its limits. The machine enforces these, so its process is no
 * longer under our control.
 */
export class BrokenOut extends Error {}

/** Checks the questions of one run outside of the machine, where the code cannot interfere. */
export function answerQuestions(ask: Ask, most: number) {
  let asked = 0
  return async ({ name, question }: MachineQuestion): Promise<string> => {
    const isWithin =
      ++asked <= most &&
      isText(name, SANDBOX.questionNameCharacters) &&
      isText(question, SANDBOX.questionCharacters)
    if (!isWithin) throw new BrokenOut('A process of the sandbox sent what no machine sends.')
    const answer = JSON.stringify((await ask(name, parseJson(question))) ?? null)
    if (answer.length > SANDBOX.answerCharacters)
      throw new Problem('invalid', sizeFault('The answer', SANDBOX.answerCharacters).words)
    return answer
  }
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most
}

/** Refuses every question, for code that may only compute. */
export const refuseQuestions: Ask = async () => {
  throw new Problem('not-allowed', 'This code may not ask for anything.')
}
