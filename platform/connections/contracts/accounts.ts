import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { ACCOUNTS } from '../limits.ts'
import { INPUT } from '#core/limits.ts'
import { line, list, text } from '#core/words.ts'
import { integrationStates } from '../contract.ts'

/**
 * Types of fields: an address is http or https and has no password in it; a secret is stored
 * encrypted and never shown again.
 */
export const fieldTypes = ['text', 'address', 'secret', 'choice'] as const

export const AccountField = z.object({
  /** Any name except "kind" and "name", which every account has. */
  name: Id,
  label: z.string(),
  type: z.enum(fieldTypes),
  hint: z.nullable(z.string()),
  placeholder: z.string(),
  isOptional: z.boolean(),
  mostCharacters: z.int(),
  /** The options of a field with a choice; the first one is the default. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type AccountField = z.infer<typeof AccountField>

/** A kind of service that can be connected. */
export const AccountKind = z.object({
  id: Id,
  name: z.string(),
  /** The purpose of such accounts, as a sentence. */
  sentence: z.string(),
  fields: z.array(AccountField),
})
export type AccountKind = z.infer<typeof AccountKind>

const Use = z.object({ name: z.string(), page: z.string() })

/** An account of another service. */
export const Account = z.object({
  id: Id,
  kind: Id,
  kindName: z.string(),
  name: z.string(),
  /** The host of the account; null if it has no address or its kind is unknown. */
  address: z.nullable(z.string()),
  state: z.enum(integrationStates),
  /** The problem and its remedy; null if none is known. */
  trouble: z.nullable(z.string()),
  /** The result of the last successful check, in words; null if there is none. */
  found: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
  /** The parts of the server that use the account. */
  uses: z.array(Use),
  /** Ids of the users to whom the account is restricted; null if all may use it. */
  mayUse: z.nullable(z.array(z.string())),
  /** The values that were typed in, without secrets. */
  values: z.array(z.object({ name: Id, value: z.string() })),
  /** Names of the fields with a stored secret. */
  secrets: z.array(z.string()),
})
export type Account = z.infer<typeof Account>

/** A part of the server that can use accounts, such as a profile. */
export const AccountUser = z.object({ id: Id, name: z.string() })
export type AccountUser = z.infer<typeof AccountUser>

/** A service that is set up elsewhere in the server, such as a mail server. */
export const ManagedAccount = z.object({
  id: Id,
  kindName: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  state: z.enum(integrationStates),
  trouble: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
  /** The use of the service, such as "Notifications". */
  usedFor: z.string(),
  /** The page on which it is set up; null if the settings of the server do that. */
  page: z.nullable(z.string()),
})
export type ManagedAccount = z.infer<typeof ManagedAccount>

export const AccountDraft = z.object({
  /** The account to change; absent for a new one. */
  id: z.optional(Id),
  kind: Id,
  name: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the account a name')),
  /** Values by the names of the kind's fields. A secret that is left out or empty keeps its stored value. */
  values: list(z.object({ name: Id, value: text(ACCOUNTS.valueCharacters) }), ACCOUNTS.fields),
  /** Names of fields whose stored secret is deleted. */
  forgets: z.optional(list(Id, ACCOUNTS.fields)),
})
export type AccountDraft = z.infer<typeof AccountDraft>

const OneAccount = z.object({ id: Id })
/**
 * The result of a check: the problem if it failed, otherwise a finding in words, if there is one.
 */
export const CheckOutcome = z.object({
  trouble: z.nullable(z.string()),
  found: z.nullable(z.string()),
})
export type CheckOutcome = z.infer<typeof CheckOutcome>

/** Accounts of other services, and whether they work. */
export const accounts = defineContract(
  'connections/accounts',
  ['connections', 'notifications/mail', 'notifications/channels', 'ai-endpoints'],
  {
    listKinds: read(z.object({}), z.array(AccountKind)),
    /** Accounts in the order in which they were added. */
    listAccounts: read(z.object({}), z.array(Account)),
    /** Lists services that are set up elsewhere in the server. */
    listManaged: read(z.object({}), z.array(ManagedAccount)),
    /**
     * Adds an account, or changes the one with the given id, and checks it. It is stored even if
     * the check fails.
     */
    saveAccount: write.keyed(AccountDraft, z.extend(CheckOutcome, { id: Id }), [
      'not-found',
      'conflict',
    ]),
    /** Lists the parts of the server that can use accounts. */
    listUsers: read(z.object({}), z.array(AccountUser)),
    /** Restricts an account to these users; null lets all use it. */
    allowUsers: write(
      z.extend(OneAccount, { users: z.nullable(list(Id, ACCOUNTS.users)) }),
      Nothing,
      ['not-found'],
    ),
    /** Checks the account now. */
    checkAccount: write.keyed(OneAccount, CheckOutcome, ['not-found']),
    /**
     * Removes an account. It can be restored for an hour; then its secrets are deleted for good.
     */
    removeAccount: write(OneAccount, Nothing, ['not-found']),
    restoreAccount: write(OneAccount, Nothing, ['not-found']),
  },
)

declare module '#core/contract.ts' {
  interface Contracts {
    'connections/accounts': typeof accounts
  }
}
