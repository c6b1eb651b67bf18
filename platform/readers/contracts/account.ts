import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { READERS } from '#core/limits.ts'
import { Count, text } from '#core/words.ts'
import { DisplayName, ReaderRole, SignInName } from '../contract.ts'

/** The address of an archive with all data of the reader. */
export const ownArchiveAddress = '/account/archive.tar.gz'

/** A new password. The server also refuses passwords that are easy to guess. */
export const NewPassword = text(
  READERS.passwordCharacters,
  `A password can have ${READERS.passwordCharacters} characters at most.`,
).check(
  z.minLength(
    READERS.passwordLeastCharacters,
    `Use at least ${READERS.passwordLeastCharacters} characters. Several words that do not belong together are easy to remember.`,
  ),
)

/** The account of the reader who sent the request, and the ways to sign in. */
export const Account = z.object({
  name: z.string(),
  signInName: z.nullable(z.string()),
  role: ReaderRole,
  /** The time of the last change of the password; null if there is no password. */
  passwordChangedAt: z.nullable(Time),
  /**
   * True if changing the password requires the old one. This is not required if there is none, or
   * if the reader signed in with the server's password.
   */
  needsPassword: z.boolean(),
  /** True if the server has other readers. */
  hasOthers: z.boolean(),
  /**
   * True if a proxy or an identity provider identifies readers, so that the sign-in name cannot be
   * changed.
   */
  hasFixedName: z.boolean(),
  /** True if readers of this server have to sign in. */
  asksToSignIn: z.boolean(),
  /** The address of an archive with all data of the reader. */
  archiveAddress: z.string(),
})
export type Account = z.infer<typeof Account>

export const account = defineContract('account', {
  getAccount: read(z.object({}), Account),
  saveAccount: write(z.object({ name: DisplayName, signInName: z.nullable(SignInName) }), Nothing, [
    'conflict',
    'not-allowed',
  ]),
  /**
   * Changes the password, ends all other sessions of the reader, and returns their number.
   * `current` is required if `needsPassword`.
   */
  changePassword: write(
    z.object({
      current: text(READERS.passwordCharacters),
      password: NewPassword,
    }),
    z.object({ endedSessions: Count }),
    ['not-allowed', 'unavailable'],
  ),
  /** Deletes the reader with all data. The only owner has to make another reader an owner first. */
  leave: write(z.object({}), Nothing, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    account: typeof account
  }
}
