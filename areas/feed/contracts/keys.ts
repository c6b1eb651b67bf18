import * as z from 'zod/mini'
import { defineContract, Nothing, write } from '#core/contract.ts'
import { list } from '#core/words.ts'
import { areApart, keyCommands, keyPattern, keysWith } from '../keys.ts'

/** A command and its key: one character, two with a space between them, or null for none. */
export const ChosenKey = z.object({
  command: z.enum(keyCommands),
  key: z.nullable(z.string().check(z.regex(keyPattern, 'Use a key with a sign, or two of them'))),
})
export type ChosenKey = z.infer<typeof ChosenKey>

/** The reader's own keys. `portal.getPortal` includes them, since every page uses them. */
export const keys = defineContract('keys', {
  /**
   * Saves keys that differ from the standard ones; all other commands get their standard keys
   * again.
   */
  saveKeys: write(
    z.object({
      keys: list(ChosenKey, keyCommands.length).check(
        z.refine((own) => areApart(keysWith(own)), 'Two commands have the same key'),
      ),
    }),
    Nothing,
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    keys: typeof keys
  }
}
