import { Problem } from '#core/problem.ts'
import { RunWait } from '#platform/runs/server/lends.ts'
import { decide } from '../../flow/decide.ts'
import { fillIn } from '../../flow/fields/fill-in.ts'
import type { Next } from '../../flow/walk.ts'
import { askModelStep, modelInput } from './ask-model-step.ts'
import type { AtWork } from './at-work.ts'
import { attemptsOf, failAttempt } from './attempts.ts'
import { answersOf, runStepCode } from './fill-in-step.ts'
import { performAct } from './perform-act.ts'
import { RESPONSES_LANE } from './responses-lane.ts'
import { runOther } from './run-other.ts'
import { failureOf, isNotStored } from './step-failed.ts'
import { doneNote } from './step-notes.ts'
import { waitForAnswer, waitForTime } from './wait.ts'
import { within } from './within.ts'

/** Carries out one step and stores its result. Null if the run can continue; otherwise the wait. */
export async function performStep(at: AtWork, next: Next): Promise<RunWait | null> {
  const { step } = next
  const attempts = attemptsOf(at, next)
  at.memory.begin(at.world.now())
  if (attempts.notBefore) return new RunWait(attempts.notBefore)
  try {
    switch (step.do) {
      case 'act':
        return await performAct(at, { ...next, step }, attempts)
      case 'wait':
        return await waitForTime(at, { ...next, step })
      case 'approve':
        return await waitForAnswer(at, { ...next, step })
      case 'run':
        return await runOther(at, { ...next, step }, attempts)
      default: {
        const { input, output } = await within(at.signal, step.timeoutSeconds, (signal) =>
          computed({ ...at, signal }, next),
        )
        const note = doneNote(next, attempts.attempt, input, output)
        if (step.do !== 'respond') await at.memory.decide(note, at.world.now())
        else {
          // The result is stored at once, because the sender of a webhook may be waiting for this
          // response.
          await at.memory.store([note])
          await at.world.wake(RESPONSES_LANE)
        }
        return null
      }
    }
  } catch (error) {
    // The run has to stop or cannot be stored, so the step starts over when the run continues.
    if (at.signal.aborted || isNotStored(error)) throw error
    return failAttempt(at, next, attempts, null, failureOf(at.world, error))
  }
}

/** Computes the result of a step that changes nothing, so that it can be repeated safely. */
async function computed(at: AtWork, next: Next): Promise<{ input?: unknown; output: unknown }> {
  const { world, run, signal } = at
  const { step, scope, key } = next
  const code = { clock: new Date(run.input.at), seed: `${run.id}/${key}`, signal }
  const answers = await answersOf(world, next, code)
  const decided = decide(step, scope, answers)
  if (decided) return decided
  switch (step.do) {
    case 'code':
      return { output: await runStepCode(world, step.code, scope, code) }
    case 'model': {
      const input = modelInput(step, scope, answers)
      return { input, output: await askModelStep(world, run.readerId, step, input) }
    }
    case 'respond':
      return { output: { status: step.status, body: fillIn(step.body, scope, answers) } }
    case 'missing':
      throw new Problem('invalid', `“${step.was}” could not be imported. Replace this step.`)
    default:
      throw new Error(`Nothing carries out "${step.do}"`)
  }
}
