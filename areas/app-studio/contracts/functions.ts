import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, text } from '#core/words.ts'
import { FUNCTIONS } from '../limits.ts'
import { Environment } from './workspace.ts'

const InEnvironment = z.object({ project: Id, environment: z.optional(Environment) })
const Key = text(FUNCTIONS.keyCharacters)

/** The name of a function: "items" stands for the file `functions/items.ts`. */
const FunctionName = z
  .string()
  .check(
    z.maxLength(FUNCTIONS.keyCharacters),
    z.regex(/^[\w-]+$/, 'Enter the name of a function, such as items'),
  )

const FunctionAnswer = z.object({
  status: z.int(),
  body: z.string(),
  /** The time that the call took, in seconds. */
  seconds: z.number(),
})

/** A call that failed or logged something. */
export const NotedCall = z.object({
  id: Count,
  function: z.string(),
  method: z.string(),
  status: z.int(),
  milliseconds: Count,
  /** The reason of a failure; null if the function answered. */
  fault: z.nullable(z.string()),
  /** The file and line of the failure; null if they are not known. */
  file: z.nullable(z.string()),
  line: z.nullable(Count),
  /** Lines that the function logged. */
  lines: z.array(z.string()),
  at: Time,
})
export type NotedCall = z.infer<typeof NotedCall>

/** A value that functions have stored. A long value is cut, and then `isCut` is true. */
export const DataEntry = z.object({ key: z.string(), value: z.string(), isCut: z.boolean() })
export type DataEntry = z.infer<typeof DataEntry>

/**
 * Functions of projects and the data that they store. If no environment is given, "local" is used.
 */
export const studioFunctions = defineContract('app-studio/functions', ['app-studio/projects'], {
  /**
   * Calls a function of an environment. Fails if the function throws, or answers with a status of
   * 500 or above.
   */
  callFunction: write.once(
    z.extend(InEnvironment, {
      function: FunctionName,
      method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
      body: z.optional(text(FUNCTIONS.bodyCharacters)),
    }),
    FunctionAnswer,
    ['not-found', 'conflict', 'unavailable'],
  ),
  /** Lists calls that failed or logged something, newest first. */
  listCalls: read(InEnvironment, z.object({ calls: z.array(NotedCall) }), ['not-found']),
  /** Lists stored values by key, optionally only keys that begin with `prefix`. */
  listData: read(
    z.extend(InEnvironment, { prefix: z.optional(Key), after: z.optional(Key) }),
    z.object({
      entries: z.array(DataEntry),
      /** The key after which the next page begins; null on the last page. */
      next: z.nullable(z.string()),
      /** The number of keys, and their total size. */
      keys: Count,
      bytes: Bytes,
      /**
       * The last deletion of all values, and the time until which it can be undone; null if it no
       * longer can.
       */
      cleared: z.nullable(z.object({ keys: Count, until: Time })),
    }),
    ['not-found'],
  ),
  /**
   * Deletes the value of a key. Without a key it deletes all values, which can be undone for some
   * minutes.
   */
  deleteData: write(z.extend(InEnvironment, { key: z.optional(Key) }), Nothing, ['not-found']),
  /**
   * Restores the values that were last deleted together. Values that were written since then are
   * kept.
   */
  restoreData: write(InEnvironment, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/functions': typeof studioFunctions
  }
}
