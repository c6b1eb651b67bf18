import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'

/** Data in the form of a JSON Schema, and data that match it. */
const Schema = z.record(z.string(), z.unknown())

export const ListedAction = z.object({
  /** The path of its operation, by which a grant names it. */
  name: z.string(),
  title: z.string(),
  /** True if it may be repeated when its result is unknown: see `Effect` in core/contract.ts. */
  effect: z.enum(['inside', 'safe', 'keyed', 'once']),
  /** The least scope that reaches it. */
  scope: z.enum(['read', 'write', 'owner']),
  /** The thing that it adds, in words, where undo can delete it again. */
  makes: z.nullable(z.string()),
  input: Schema,
  example: z.unknown(),
  /** Null for an action without a result. */
  output: z.nullable(Schema),
})
export type ListedAction = z.infer<typeof ListedAction>

export const ListedHappening = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  facts: Schema,
  example: z.unknown(),
})
export type ListedHappening = z.infer<typeof ListedHappening>

/** All actions and happenings for programs, as areas declare them. */
export const actions = defineContract('actions', {
  listActions: read(z.object({}), z.array(ListedAction)),
  listHappenings: read(z.object({}), z.array(ListedHappening)),
})

declare module '#core/contract.ts' {
  interface Contracts {
    actions: typeof actions
  }
}
