import * as z from 'zod/mini'
import { FLOW } from '../limits.ts'
import { INPUT } from '#core/limits.ts'
import { line, list } from '#core/words.ts'
import { Conditions } from './fields/conditions.ts'
import { Schedule } from './schedules/schedule.ts'

const Line = line(INPUT.nameCharacters)

const FormField = z.object({
  name: Line.check(z.minLength(1, 'Give the field a name')),
  type: z.enum(['text', 'long-text', 'number', 'date', 'yes-no', 'email', 'choice']),
  isOptional: z.optional(z.literal(true)),
  options: z.optional(list(Line, FLOW.fields)),
})

/** What sets a workflow going, as a file carries it: addresses and secrets are given where it is set up. */
export const TriggerDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manual') }),
  z.object({ kind: z.literal('schedule'), ...Schedule.shape }),
  z.object({ kind: z.literal('webhook') }),
  /** Something that happens in the hub, such as "article", if it meets the conditions. */
  z.object({ kind: z.literal('happening'), name: Line, when: Conditions }),
  z.object({ kind: z.literal('form'), title: Line, fields: list(FormField, FLOW.fields) }),
  z.object({ kind: z.literal('file') }),
  z.object({ kind: z.literal('mail') }),
  /** Another workflow runs this one. */
  z.object({ kind: z.literal('workflow') }),
  /** Another workflow failed. */
  z.object({ kind: z.literal('failure') }),
])
export type TriggerDraft = z.infer<typeof TriggerDraft>
