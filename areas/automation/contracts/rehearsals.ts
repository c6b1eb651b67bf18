import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, line, RowId, Search } from '#core/words.ts'
import { Samples, AnyJson } from './any-json.ts'

/** An event that started a workflow, or would have started it. */
const Event = z.object({
  /** The unique key of the event, such as "article/812". */
  key: z.string(),
  position: RowId,
  at: Time,
  /** The event in words, such as the title of an article or a time. */
  words: z.string(),
  /** The page that shows the event; null if there is none. */
  page: z.nullable(z.string()),
  /** True if the event meets the conditions of the trigger. */
  isMet: z.boolean(),
})
export type RehearsalEvent = z.infer<typeof Event>

const Events = z.object({
  events: z.array(Event),
  /** The position at which the list continues; null at its end. */
  next: z.nullable(RowId),
})

const Request = z.object({
  method: z.string(),
  address: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.nullable(z.string()),
})

/**
 * A step of a rehearsal. Fields whose names suggest passwords or keys are masked, and long values
 * are cut off.
 */
const RehearsedStep = z.object({
  key: z.string(),
  step: z.string(),
  name: z.string(),
  do: z.string(),
  /** The title of the step's action. */
  action: z.nullable(z.string()),
  /** done: carried out, then undone; shown: not sent; passed: a wait that was skipped. */
  kind: z.enum(['done', 'shown', 'passed', 'failed']),
  /** The subject of the step in a few words, such as the title of a note. */
  named: z.string(),
  input: z.unknown(),
  output: z.unknown(),
  /** The request that the step would send in a real run; null if it sends none. */
  request: z.nullable(Request),
  /** The source of the result that later steps use if the step was only shown and not sent. */
  answerFrom: z.nullable(z.enum(['asked', 'pinned', 'last-run', 'example'])),
  error: z.nullable(z.string()),
  /** True if this step can be carried out for real. */
  canAsk: z.boolean(),
})
export type RehearsedStep = z.infer<typeof RehearsedStep>

const Rehearsal = z.object({
  event: Event,
  steps: z.array(RehearsedStep),
  /** The number of further steps that are not listed. */
  leftOut: Count,
  end: z.object({ as: z.enum(['done', 'failed']), message: z.string() }),
})
export type Rehearsal = z.infer<typeof Rehearsal>

const Summary = z.object({
  /**
   * The source of past events. Articles and times are looked up; other events are known only from
   * the runs that they started.
   */
  from: z.enum(['articles', 'times', 'runs']),
  since: Time,
  /** Events that meet the conditions of the trigger. */
  total: Count,
  /** False if there was not enough time to examine all events, so that there may be more. */
  isAll: z.boolean(),
  /** The number of events of each day in the requested time zone, oldest first. */
  days: z.array(z.object({ day: z.string(), count: Count })),
})

export type PastSummary = z.infer<typeof Summary>
const Past = z.extend(Summary, { newest: Events })
export type Past = z.infer<typeof Past>

const OneWorkflow = z.object({ id: Id })
const Zone = line(INPUT.nameCharacters)
const Key = line(INPUT.idCharacters)

/** Tries workflows on the news of past days. Only `askReally` sends or keeps anything. */
export const rehearsals = defineContract('automation/rehearsals', ['automation'], {
  /**
   * Counts the events of the last 30 days that would have started the workflow, and lists the
   * newest.
   */
  getPast: read(z.extend(OneWorkflow, { zone: Zone }), Past, ['not-found', 'invalid']),
  /** Lists older events of `getPast`. */
  listEvents: read(z.extend(OneWorkflow, { before: RowId }), Events, ['not-found']),
  /** Finds events that contain these words, including those that do not meet the conditions. */
  findEvents: read(z.extend(OneWorkflow, { search: Search, before: z.optional(RowId) }), Events, [
    'not-found',
  ]),
  /**
   * Carries out the draft for an event and undoes everything. The event "last" is the newest one,
   * "example" a made-up one.
   */
  rehearse: write.safe(
    z.extend(OneWorkflow, { event: Key, answers: z.optional(Samples) }),
    Rehearsal,
    ['not-found'],
  ),
  /** Carries out one step for real that a rehearsal only shows. */
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
