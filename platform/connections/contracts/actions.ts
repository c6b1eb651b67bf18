import * as z from 'zod/mini'
import { defineContract, Id, read, write } from '#core/contract.ts'
import { ACCOUNTS } from '../limits.ts'
import { list, text } from '#core/words.ts'

/** Types of fields; "lines" is a text of several lines. */
export const actionFieldTypes = ['text', 'lines', 'choice'] as const

export const ActionField = z.object({
  name: Id,
  label: z.string(),
  type: z.enum(actionFieldTypes),
  hint: z.nullable(z.string()),
  placeholder: z.string(),
  isOptional: z.boolean(),
  /** The options of a field with a choice; the first one is the default. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type ActionField = z.infer<typeof ActionField>

/** An action that accounts of a kind can carry out. */
export const AccountAction = z.object({
  kind: Id,
  id: Id,
  title: z.string(),
  /** The result of the action, as a sentence. */
  sentence: z.string(),
  /** The effect in general, as explained in `core/contract.ts`; some inputs have a milder one. */
  effect: z.enum(['safe', 'keyed', 'once']),
  fields: z.array(ActionField),
})
export type AccountAction = z.infer<typeof AccountAction>

/** Actions of accounts, which a reader tries by hand. */
export const accountActions = defineContract('connections/actions', {
  listActions: read(z.object({}), z.array(AccountAction)),
  /** Carries out an action once, with real effects, and returns its result. */
  tryAction: write.once(
    z.object({
      account: Id,
      action: Id,
      /** Values by the names of the action's fields. */
      values: list(z.object({ name: Id, value: text(ACCOUNTS.inputCharacters) }), ACCOUNTS.fields),
    }),
    z.object({
      /** The result in a few words. */
      said: z.string(),
      /** The beginning of the answer, if it says more; null otherwise. */
      details: z.nullable(z.string()),
    }),
    ['not-found', 'not-allowed', 'unavailable'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'connections/actions': typeof accountActions
  }
}
