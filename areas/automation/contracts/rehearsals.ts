import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, line, RowId, Search } from '#core/words.ts'
import { Samples, AnyJson } from './any-json.ts'

/** An event that started a workflow, or would have. */
const Event = z.object({
  /** Its unique key, such as "article/812". */
  key: z.string(),
  position: RowId,
  at: Time,
  /** Its subject in words: the title of an article, a time. */
  words: z.string(),
  /** The page that shows it; null without one. */
  page: z.nullable(z.string()),
  /** True if it meets the conditions of the trigger. */
  isMet: z.boolean(),
})
export type RehearsalEvent = z.infer<typeof Event>

const Events = z.object({
  events: z.array(Event),
  /** The position at which the list continues. */
  next: z.nullable(RowId),
})

const Request = z.object({
  method: z.string(),
  address: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.nullable(z.string()),
})

/**
 * A step of a rehearsal. Values of fields that are named like passwords and keys are masked, long values are cut off.
 */
const RehearsedStep = z.object({
  key: z.string(),
  step: z.string(),
  name: z.string(),
  do: z.string(),
  /** The title of its action. */
  action: z.nullable(z.string()),
  /** done: carried out and undone. shown: not sent. passed: a wait that was skipped. */
  kind: z.enum(['done', 'shown', 'passed', 'failed']),
  /** The thing that it is about in a few words, such as the title of a note. */
  named: z.string(),
  input: z.unknown(),
  output: z.unknown(),
  /** The request that a run sends. */
  request: z.nullable(Request),
  /** The origin of the answer with which the rehearsal continues after a step that was only shown. */
  answerFrom: z.nullable(z.enum(['asked', 'pinned', 'last-run', 'example'])),
  error: z.nullable(z.string()),
  /** The step can be carried out for real. */
  canAsk: z.boolean(),
})
export type RehearsedStep = z.infer<typeof RehearsedStep>

const Rehearsal = z.object({
  event: Event,
  steps: z.array(RehearsedStep),
  /** The number of steps beyond the listed ones. */
  leftOut: Count,
  end: z.object({ as: z.enum(['done', 'failed']), message: z.string() }),
})
export type Rehearsal = z.infer<typeof Rehearsal>

const Summary = z.object({
  /** Articles and times are looked up; other events are known from the runs that they began. */
  from: z.enum(['articles', 'times', 'runs']),
  since: Time,
  /** Events that meet the conditions of the trigger. */
  total: Count,
  /** False where not all events could be examined in time: there may be more. */
  isAll: z.boolean(),
  /** The number by day, in the requested zone, oldest first. */
  days: z.array(z.object({ day: z.string(), count: Count })),
})

export type PastSummary = z.infer<typeof Summary>
const Past = z.extend(Summary, { newest: Events })
export type Past = z.infer<typeof Past>

const OneWorkflow = z.object({ id: Id })
const Zone = line(INPUT.nameCharacters)
const Key = line(INPUT.idCharacters)

/** Workflows over the news of past days, without anything being sent or kept. */
export const rehearsals = defineContract('automation/rehearsals', ['automation'], {
  /** Counts the events of the last 30 days for which the workflow would have run, and lists the newest. */
  getPast: read(z.extend(OneWorkflow, { zone: Zone }), Past, ['not-found', 'invalid']),
  /** The next events of that list. */
  listEvents: read(z.extend(OneWorkflow, { before: RowId }), Events, ['not-found']),
  /** Events with these words, whether they meet the conditions or not. */
  findEvents: read(z.extend(OneWorkflow, { search: Search, before: z.optional(RowId) }), Events, [
    'not-found',
  ]),
  /**
   * Carries out the draft for an event ("last" is the newest, "example" one that is made up), and undoes everything.
   */
  rehearse: write.safe(
    z.extend(OneWorkflow, { event: Key, answers: z.optional(Samples) }),
    Rehearsal,
    ['not-found'],
  ),
  /** Carries out for real one step that a rehearsal only shows. */
  askReally: write.once(
    z.extend(OneWorkflow, {
      event: Key,
      /** The key of the step in the rehearsal. */
      step: Key,
      answers: z.optional(Samples),
    }),
    z.object({ output: AnyJson, error: z.nullable(z.string()) }),
    ['not-found', 'invalid', 'conflict'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/rehearsals': typeof rehearsals
  }
}
