import * as z from 'zod/mini'
import { FLOW } from '../limits.ts'
import { INPUT } from '#core/limits.ts'
import { Id, line, list, text } from '#core/words.ts'
import { timeoutsSeconds } from '../choices.ts'
import { Conditions } from './fields/conditions.ts'
import { Value, Values } from './fields/values.ts'
import { shapeProblem } from './shape.ts'

/** The id of a step. It never changes, because references and results of runs depend on it. */
export const StepId = z
  .string()
  .check(
    z.regex(
      /^[a-z][a-z0-9-]{0,59}$/,
      'The id of a step is made of lower-case letters, digits and hyphens',
    ),
  )

const Line = line(INPUT.nameCharacters)
const Text = text(FLOW.textCharacters)
const Seconds = z.int().check(z.minimum(1), z.maximum(FLOW.waitDays * 86_400))

const common = {
  id: StepId,
  name: Line.check(z.minLength(1, 'Give the step a name')),
  /** The number of further attempts after a failure. */
  retries: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  timeoutSeconds: z.optional(z.literal([...timeoutsSeconds])),
  /** "continue": the run goes on if the step fails; absent: the run fails, too. */
  onFailure: z.optional(z.literal('continue')),
  /** True if the step is skipped. */
  isOff: z.optional(z.literal(true)),
  /**
   * Remarks about parts that an import could not carry over. A flow with such remarks cannot be
   * switched on.
   */
  marks: z.optional(list(text(1000), 50)),
}

/** An account of the reader, by kind and name. Its secret stays on the server. */
export const AccountName = z.object({ kind: Line, name: Line })
export type AccountName = z.infer<typeof AccountName>

const leaves = [
  /** Carries out an operation ("saved/saveArticle") or an action of the engine ("http", "mail", "notify"). */
  z.object({
    ...common,
    do: z.literal('act'),
    action: Line,
    account: z.optional(AccountName),
    with: Values,
  }),
  /** Computes named values for later steps. */
  z.object({ ...common, do: z.literal('set'), values: Values }),
  z.object({ ...common, do: z.literal('code'), code: Text }),
  z.object({
    ...common,
    do: z.literal('model'),
    instructions: Text,
    prompt: Text,
    /** A JSON schema of the answer; if absent, the answer is text. */
    schema: z.optional(Value),
  }),
  z.object({
    ...common,
    do: z.literal('merge'),
    /**
     * first: the first value that exists, such as after an "if"; list: the items of all values, in
     * order; fields: the fields of all values in one object; match: objects with the same value in
     * the field `by` are united.
     */
    how: z.literal(['first', 'list', 'fields', 'match']),
    from: list(Text, FLOW.cases),
    by: z.optional(Line),
  }),
  z.object({
    ...common,
    do: z.literal('wait'),
    seconds: z.optional(Seconds),
    /** A time, or a reference to a time. */
    until: z.optional(Text),
  }),
  z.object({
    ...common,
    do: z.literal('approve'),
    question: Text,
    /** If the reader does not answer within this time, the answer is a refusal. */
    withinSeconds: Seconds,
    /** "continue": the run goes on after a refusal; absent: a refusal stops it. */
    onRefusal: z.optional(z.literal('continue')),
  }),
  z.object({ ...common, do: z.literal('run'), workflow: z.union([Id, Line]), with: Values }),
  z.object({
    ...common,
    do: z.literal('respond'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    body: Value,
  }),
  z.object({ ...common, do: z.literal('stop'), as: z.literal(['done', 'failed']), message: Text }),
  /** A placeholder for a step that an import could not carry over. */
  z.object({ ...common, do: z.literal('missing'), was: Line, settings: z.optional(Text) }),
] as const

type Common = z.infer<z.ZodMiniObject<typeof common>>
interface If extends Common {
  do: 'if'
  /** Only the first case whose conditions are met is carried out. */
  cases: { when: Conditions; steps: Step[] }[]
  else: Step[]
}
interface Each extends Common {
  do: 'each'
  /** A reference to a list, or code that returns one. */
  over: string
  /** The most items of the loop; further ones are left out. */
  most: number
  steps: Step[]
}
export type Step = z.infer<(typeof leaves)[number]> | If | Each

const steps: z.ZodMiniType<Step[]> = z
  .lazy(() => list(Step, FLOW.steps))
  // Tools that describe the schema cannot follow its recursion, so its type is given here.
  .check(z.meta({ type: 'array', maxItems: FLOW.steps, items: { type: 'object' } }))

export const Step: z.ZodMiniType<Step> = z.discriminatedUnion('do', [
  ...leaves,
  z.object({
    ...common,
    do: z.literal('if'),
    cases: list(
      z.object({ when: Conditions, steps }),
      FLOW.cases,
      `At most ${FLOW.cases} cases`,
    ).check(z.minLength(1, 'Add a case')),
    else: steps,
  }),
  z.object({
    ...common,
    do: z.literal('each'),
    over: Text,
    most: z.int().check(z.minimum(1), z.maximum(FLOW.rounds)),
    steps,
  }),
])

/**
 * A tree of steps. It is immutable: each change makes a new version, and a run keeps the version
 * that it began with.
 */
export const Flow = z.object({ steps }).check(
  z.superRefine((flow, context) => {
    const problem = shapeProblem(flow)
    if (problem) context.addIssue({ code: 'custom', message: problem, path: ['steps'] })
  }),
)
export type Flow = { steps: Step[] }
