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

/** A trigger as stored in a file. Addresses and secrets are added on the server that uses it. */
export const TriggerDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manual') }),
  z.object({ kind: z.literal('schedule'), ...Schedule.shape }),
  z.object({
    kind: z.literal('webhook'),
    /**
     * Absent if deliveries are signed. "header": the sender cannot sign, and puts the secret itself
     * into a header.
     */
    proof: z.optional(z.literal('header')),
    /** True if the webhook also accepts GET, with the query as its input. */
    takesGet: z.optional(z.literal(true)),
  }),
  /** An event on the server, such as "article", that meets the conditions. */
  z.object({
    ...{ kind: z.literal('happening'), name: Line, when: Conditions },
    /**
     * If the trigger was copied from a rule, the rule's conditions, which articles have to meet as
     * well.
     */
    rule: z.optional(
      z.object({ match: z.enum(['all', 'any']), conditions: list(RuleCondition, FLOW.conditions) }),
    ),
  }),
  z.object({
    kind: z.literal('form'),
    title: Line,
    fields: list(FormField, FLOW.fields),
    /** The most messages in an hour; if absent, `FORM.perHour`. */
    perHour: z.optional(z.int().check(z.minimum(1), z.maximum(FORM.mostPerHour))),
  }),
  z.object({ kind: z.literal('file') }),
  /** Mail to one inbox of the reader; if `inbox` is absent, to any of them. */
  z.object({ kind: z.literal('mail'), inbox: z.optional(Line) }),
  /** Started by a step of another workflow. */
  z.object({ kind: z.literal('workflow') }),
  /** Started when another workflow fails. */
  z.object({ kind: z.literal('failure') }),
])
export type TriggerDraft = z.infer<typeof TriggerDraft>
