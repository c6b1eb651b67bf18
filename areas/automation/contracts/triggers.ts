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
  /** The conditions of the rule that it was copied from, in words. */
  ruleWords: z.nullable(z.string()),
  active: z.boolean(),
  /** The workflows of the trigger. */
  workflows: z.array(Reference),
  /** The next times of a schedule. */
  next: z.array(Time),
  /** The address of a webhook or a form; null for others. */
  address: z.nullable(z.string()),
  /** The time at which the secret of a webhook was made; null without one. */
  secretAt: z.nullable(Time),
  /** The time at which it fired last. */
  firedAt: z.nullable(Time),
  /** Facts of its last firing, for fields to be picked from; an example where it never fired. */
  example: z.unknown(),
  /** The reason why it cannot fire, with a remedy. */
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
  /** Everything that happens and can set a workflow going. */
  listHappenings: read(z.object({}), z.array(Happening)),
  /** Says in words when a schedule runs, and its next times. */
  describeSchedule: read(
    z.object({ cron: line(INPUT.nameCharacters), zone: line(INPUT.nameCharacters) }),
    z.object({ words: z.string(), next: z.array(Time), problem: z.nullable(z.string()) }),
  ),
  /** Adds a trigger or changes the one with that id. */
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
   * Switches a trigger on or off. A trigger that is off starts no workflows; the answer lists those
   * that wait for it.
   */
  setActive: write(
    z.extend(OneTrigger, { active: z.boolean() }),
    z.object({ stops: list(Reference, 1000) }),
    ['not-found', 'invalid'],
  ),
  duplicateTrigger: write(OneTrigger, OneTrigger, ['not-found', 'conflict']),
  /** Deletes a trigger, which can be restored for a day, together with its workflows. */
  deleteTrigger: write(OneTrigger, Nothing, ['not-found']),
  restoreTrigger: write(OneTrigger, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/triggers': typeof triggers
  }
}
