import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { line, list, Reference } from '#core/words.ts'
import { INPUT } from '#core/limits.ts'
import { TriggerDraft } from '../flow/triggers.ts'

const OneTrigger = z.object({ id: Id })

/** A trigger as its page shows it. */
export const OpenTrigger = z.object({
  id: Id,
  name: z.string(),
  draft: TriggerDraft,
  /**
   * If the trigger was copied from a rule, the conditions of that rule in words; null otherwise.
   */
  ruleWords: z.nullable(z.string()),
  active: z.boolean(),
  /** The workflows that this trigger starts. */
  workflows: z.array(Reference),
  /** The next times of a schedule. */
  next: z.array(Time),
  /** The address of a webhook or a form; null for others. */
  address: z.nullable(z.string()),
  /** The time at which the webhook's secret was made; null if there is no secret. */
  secretAt: z.nullable(Time),
  /** The time at which the trigger last fired; null if it never did. */
  firedAt: z.nullable(Time),
  /**
   * The data of the last firing, from which fields can be picked; an example if the trigger never
   * fired.
   */
  example: z.unknown(),
  /** The reason why the trigger cannot fire, with a remedy; null if it can. */
  trouble: z.nullable(z.string()),
})
export type OpenTrigger = z.infer<typeof OpenTrigger>

const Happening = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  example: z.unknown(),
})

/** Setting up triggers. */
export const triggers = defineContract('automation/triggers', ['automation'], {
  getTrigger: read(OneTrigger, OpenTrigger, ['not-found']),
  /** Lists all kinds of events that can start a workflow. */
  listHappenings: read(z.object({}), z.array(Happening)),
  /** Describes a schedule in words, and returns its next times. */
  describeSchedule: read(
    z.object({ cron: line(INPUT.nameCharacters), zone: line(INPUT.nameCharacters) }),
    z.object({ words: z.string(), next: z.array(Time), problem: z.nullable(z.string()) }),
  ),
  /** Adds a trigger, or changes the one with this id. */
  saveTrigger: write(
    z.object({
      id: z.optional(Id),
      name: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the trigger a name')),
      draft: TriggerDraft,
    }),
    OneTrigger,
    ['not-found', 'invalid', 'conflict'],
  ),
  /**
   * Switches a trigger on or off. While a trigger is off, it starts no workflows; the answer lists
   * the workflows that this stops.
   */
  setActive: write(
    z.extend(OneTrigger, { active: z.boolean() }),
    z.object({ stops: list(Reference, 1000) }),
    ['not-found', 'invalid'],
  ),
  duplicateTrigger: write(OneTrigger, OneTrigger, ['not-found', 'conflict']),
  /** Deletes a trigger, which can be restored for a day. Its workflows stay, but it starts none. */
  deleteTrigger: write(OneTrigger, Nothing, ['not-found']),
  restoreTrigger: write(OneTrigger, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/triggers': typeof triggers
  }
}
