import { Problem } from '#core/problem.ts'
import type { World } from '#server/tools.ts'
import { codeIn } from '../../flow/decide.ts'
import type { Answers } from '../../flow/fields/fill-in.ts'
import type { Next } from '../../flow/walk.ts'

export interface CodeRun {
  /**
   * The current time for the code. It is the beginning of the run, so that a second attempt has the
   * same result.
   */
  clock: Date
  seed: string
  signal?: AbortSignal
}

/** Runs the code in the fields of a step and returns the results. */
export async function answersOf(
  world: Pick<World, 'runCode'>,
  { step, scope }: Pick<Next, 'step' | 'scope'>,
  run: CodeRun,
): Promise<Answers> {
  const answers = new Map<string, unknown>()
  for (const code of codeIn(step)) {
    answers.set(code, await resultOf(world, `${NAMES} return (${code}\n)`, scope, run))
  }
  return answers
}

/** Runs the code of a code step. */
export async function runStepCode(
  world: Pick<World, 'runCode'>,
  code: string,
  scope: Next['scope'],
  run: CodeRun,
): Promise<unknown> {
  return resultOf(world, `${NAMES}\n${code}`, scope, run)
}

/**
 * The declarations before the code. They take the first line, so that the code of a step starts on
 * a line of its own.
 */
const NAMES = 'const { trigger, steps, item, index, run } = input;'

async function resultOf(
  world: Pick<World, 'runCode'>,
  source: string,
  scope: Next['scope'],
  { clock, seed, signal }: CodeRun,
): Promise<unknown> {
  const outcome = await world.runCode({
    ...{ source, input: scope, clock, seed },
    ...(signal && { signal }),
  })
  if (outcome.kind === 'done') return outcome.result ?? null
  const { words, line } = outcome.fault
  const place = line !== null && line > 1 ? ` (line ${line - 1})` : ''
  throw new Problem('invalid', `The code failed: ${words}${place}`)
}
