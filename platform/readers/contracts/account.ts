import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { READERS } from '#core/limits.ts'
import { Count, text } from '#core/words.ts'
import { DisplayName, ReaderRole, SignInName } from '../contract.ts'

/** The address of an archive with everything of the reader's. */
export const ownArchiveAddress = '/account/archive.tar.gz'

/** A new password; whether it is guessed too easily, the server says. */
export const NewPassword = text(
  READERS.passwordCharacters,
  `A password can have ${READERS.passwordCharacters} characters at most.`,
).check(
  z.minLength(
    READERS.passwordLeastCharacters,
    `Use at least ${READERS.passwordLeastCharacters} characters. Several words that do not belong together are easy to remember.`,
  ),
)

/** The account of the reader who asks, with their ways to sign in. */
export const Account = z.object({
  name: z.string(),
  signInName: z.nullable(z.string()),
  role: ReaderRole,
  /** The time of the last change of the password; null without one. */
  passwordChangedAt: z.nullable(Time),
  /**
   * True if a new password needs the old one, as it does unless the server's password signed the
   * reader in.
   */
  needsPassword: z.boolean(),
  /** True if the server has other readers. */
  hasOthers: z.boolean(),
  /**
   * True if a proxy or an identity provider says who somebody is, so that the name to sign in with
   * cannot be changed.
   */
  hasFixedName: z.boolean(),
  /** This server demands signing in. */
  asksToSignIn: z.boolean(),
  /** The address of an archive with everything of theirs. */
  archiveAddress: z.string(),
})
export type Account = z.infer<typeof Account>

export const account = defineContract('account', {
  getAccount: read(z.object({}), Account),
  saveAccount: write(z.object({ name: DisplayName, signInName: z.nullable(SignInName) }), Nothing, [
    'conflict',
    'not-allowed',
  ]),
  /** Ends all other sessions of the reader, and returns their number. `current` is needed if there is a password. */
  changePassword: write(
    z.object({
      current: text(READERS.passwordCharacters),
      password: NewPassword,
    }),
    z.object({ endedSessions: Count }),
    ['not-allowed', 'unavailable'],
  ),
  /**
   * Deletes the reader with everything of theirs. An only owner has to make another reader an owner
   * first.
   */
  leave: write(z.object({}), Nothing, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    account: typeof account
  }
}
