import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, READERS } from '#core/limits.ts'
import { line, text } from '#core/words.ts'

const PasskeyName = line(INPUT.nameCharacters).check(z.minLength(1, 'Say which device it is on'))

/** A passkey, with which the reader signs in without a password. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** True if the passkey is synced to other devices of the reader. */
  isSynced: z.boolean(),
  createdAt: Time,
  usedAt: z.nullable(Time),
})
export type Passkey = z.infer<typeof Passkey>

export const passkeys = defineContract('passkeys', {
  /** Lists the oldest passkey first. */
  listPasskeys: read(z.object({}), z.array(Passkey)),
  /**
   * Makes the request for the browser, as JSON, and a ticket that has to come back with the answer
   * within five minutes.
   */
  offerPasskey: write.safe(z.object({}), z.object({ options: z.string(), ticket: z.string() }), [
    'conflict',
  ]),
  /** Stores the passkey that the browser made, given as JSON. */
  addPasskey: write(
    z.object({
      name: PasskeyName,
      ticket: text(1000),
      credential: text(READERS.passkeyCharacters),
    }),
    Nothing,
    ['conflict', 'not-allowed'],
  ),
  renamePasskey: write(z.object({ id: Id, name: PasskeyName }), Nothing, ['not-found']),
  /** Removes a passkey, unless it is the last way to sign in. */
  removePasskey: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    passkeys: typeof passkeys
  }
}
