import * as z from 'zod/mini'
import { FLOW, FORM } from '../limits.ts'
import { INPUT } from '#core/limits.ts'
import { line, list } from '#core/words.ts'
import { RuleCondition } from '#areas/rules/contract.ts'
import { Conditions } from './fields/conditions.ts'
import { Schedule } from './schedules/schedule.ts'

const Line = line(INPUT.nameCharacters)

const FormField = z.object({
  name: Line.check(z.minLength(1, 'Give the field a name')),
  type: z.enum(['text', 'long-text', 'number', 'date', 'yes-no', 'email', 'choice']),
  isOptional: z.optional(z.literal(true)),
  options: z.optional(list(Line, FLOW.fields)),
})

/** A trigger as a file carries it; addresses and secrets are added where it is set up. */
export const TriggerDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manual') }),
  z.object({ kind: z.literal('schedule'), ...Schedule.shape }),
  z.object({
    kind: z.literal('webhook'),
    /** Absent: deliveries are signed. Senders that cannot sign carry the secret itself in a header. */
    proof: z.optional(z.literal('header')),
    /** It may be called by GET as well; the query is then the input. */
    takesGet: z.optional(z.literal(true)),
  }),
  /** An event of the server, such as "article", if it meets the conditions. */
  z.object({
    ...{ kind: z.literal('happening'), name: Line, when: Conditions },
    /** Conditions of the rule that it was copied from, which articles have to meet as well. */
    rule: z.optional(
      z.object({ match: z.enum(['all', 'any']), conditions: list(RuleCondition, FLOW.conditions) }),
    ),
  }),
  z.object({
    kind: z.literal('form'),
    title: Line,
    fields: list(FormField, FLOW.fields),
    /** The limit of messages in an hour; without it, `FORM.perHour`. */
    perHour: z.optional(z.int().check(z.minimum(1), z.maximum(FORM.mostPerHour))),
  }),
  z.object({ kind: z.literal('file') }),
  /** Mail to an inbox of the reader; without one, to any of them. */
  z.object({ kind: z.literal('mail'), inbox: z.optional(Line) }),
  /** Another workflow runs this one. */
  z.object({ kind: z.literal('workflow') }),
  /** Another workflow failed. */
  z.object({ kind: z.literal('failure') }),
])
export type TriggerDraft = z.infer<typeof TriggerDraft>
