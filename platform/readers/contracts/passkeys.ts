import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, READERS } from '#core/limits.ts'
import { line, text } from '#core/words.ts'

const PasskeyName = line(INPUT.nameCharacters).check(z.minLength(1, 'Say which device it is on'))

/** A key on a device of the reader's, by which they sign in without a password. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** True if other devices of the reader have it, too. */
  isSynced: z.boolean(),
  createdAt: Time,
  usedAt: z.nullable(Time),
})
export type Passkey = z.infer<typeof Passkey>

export const passkeys = defineContract('passkeys', {
  /** The oldest first. */
  listPasskeys: read(z.object({}), z.array(Passkey)),
  /** Makes the request to the browser, as JSON, and a ticket that comes back with the answer within five minutes. */
  offerPasskey: write.safe(z.object({}), z.object({ options: z.string(), ticket: z.string() }), [
    'conflict',
  ]),
  /** Stores the browser's new passkey, as JSON. */
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
  /** Removes a key. The last way to sign in cannot be removed. */
  removePasskey: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    passkeys: typeof passkeys
  }
}
