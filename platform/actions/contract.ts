import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'

/** A JSON Schema, or a value that matches one. */
const Schema = z.record(z.string(), z.unknown())

export const ListedAction = z.object({
  /** The path of the operation, which also names the action in grants. */
  name: z.string(),
  title: z.string(),
  /**
   * Tells if the action may be repeated after an unknown result; `Effect` in core/contract.ts
   * explains the values.
   */
  effect: z.enum(['inside', 'safe', 'keyed', 'once']),
  /** The least scope that a token needs for the action. */
  scope: z.enum(['read', 'write', 'owner']),
  /** A word for the thing that the action adds; null if undo cannot delete it. */
  makes: z.nullable(z.string()),
  input: Schema,
  example: z.unknown(),
  /** The schema of the result; null for an action without one. */
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

/** All actions and happenings that areas declare for programs. */
export const actions = defineContract('actions', {
  listActions: read(z.object({}), z.array(ListedAction)),
  listHappenings: read(z.object({}), z.array(ListedHappening)),
})

declare module '#core/contract.ts' {
  interface Contracts {
    actions: typeof actions
  }
}
