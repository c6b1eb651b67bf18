import * as zod from 'zod'
import type * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { askModel, chooseFor, type ModelTask } from '#platform/models/server/lends.ts'
import type { Tools } from '#server/tools.ts'
import { asText, fillIn, type Answers } from '../../flow/fields/fill-in.ts'
import type { Step } from '../../flow/flow.ts'
import type { Scope } from '../../flow/fields/paths.ts'

/** The model task for the questions of workflow steps. */
export const workflowTask: ModelTask = {
  id: 'workflows',
  label: 'Workflows',
  mostTokens: 2000,
  choice: {
    hint: 'Answers the AI steps of workflows.',
    untilChosen: 'primary-model',
  },
}

type ModelStep = Extract<Step, { do: 'model' }>

/** The filled-in instructions and prompt of a model step. */
export function modelInput(step: ModelStep, scope: Scope, answers: Answers) {
  const text = (value: string) => asText(fillIn(value, scope, answers))
  return { instructions: text(step.instructions), prompt: text(step.prompt) }
}

/**
 * Asks the model and returns text, or JSON that matches the step's schema. The same question is not
 * asked again while its answer is cached.
 */
export async function askModelStep(
  tools: Tools,
  readerId: string,
  { schema }: ModelStep,
  { instructions, prompt }: ReturnType<typeof modelInput>,
): Promise<unknown> {
  const chosen = await chooseFor(tools, readerId, workflowTask)
  if (chosen === null)
    throw new Problem(
      'conflict',
      'No AI endpoint answers workflows. Connect one under Settings, AI endpoints.',
    )
  const question = { system: instructions, prompt, content: prompt }
  if (schema === undefined || schema === null)
    return askModel(tools, chosen, { ...question, read: (text) => text.trim() || null })
  return askModel<unknown>(tools, chosen, { ...question, shape: shapeOf(schema), tries: 2 })
}

/**
 * Reads a JSON schema. Throws a `Problem` if it has a part that answers cannot be checked against.
 */
export function shapeOf(schema: unknown): z.ZodMiniType<unknown> {
  try {
    return zod.fromJSONSchema(schema as Parameters<typeof zod.fromJSONSchema>[0])
  } catch (error) {
    throw new Problem(
      'invalid',
      `The JSON schema of this step cannot be used: ${error instanceof Error ? error.message.slice(0, 200) : ''}`,
    )
  }
}
