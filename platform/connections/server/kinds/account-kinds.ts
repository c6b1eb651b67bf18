import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Desk, World } from '#server/tools.ts'
import type {
  Account,
  AccountField,
  AccountKind,
  AccountUser,
  ManagedAccount,
} from '../../contracts/accounts.ts'
import type { Values } from '../../account-values.ts'
import type { AccountActionPart, AccountTools } from './account-action.ts'

/** An account with decrypted secrets, which must not be stored or logged. */
export interface OpenAccount {
  id: string
  kind: string
  name: string
  /** Values and secrets by the names of the fields; an empty optional field is absent. */
  values: Values
  /**
   * True if the account's server may be in the private network; only an owner may connect such
   * accounts.
   */
  mayBePrivate: boolean
}

/** A kind of account; the area that uses such accounts adds it. */
export interface AccountKindPart extends AccountKind {
  /** Hours between two successful checks; 1 if absent. */
  checkedEveryHours?: number
  /**
   * Checks the account by a real request, and describes the result in a few words. Fails with a
   * `Problem` that explains the fault and the remedy.
   */
  check(tools: AccountTools, account: OpenAccount): Promise<string | null>
  /** Actions that accounts of this kind can carry out. */
  actions?: readonly AccountActionPart[]
}

export const accountKinds = extensionPoint<AccountKindPart>('account-kinds')

/** Extension point that lists the uses of the reader's accounts, each with the account's id. */
export const accountUses =
  extensionPoint<(desk: Desk) => Promise<{ account: string; use: Account['uses'][number] }[]>>(
    'account-uses',
  )

/**
 * Extension point that lists the parts of the server that can use accounts. When such a part uses
 * an account, it states its id.
 */
export const accountUsers = extensionPoint<(desk: Desk) => Promise<AccountUser[]>>('account-users')

/**
 * Extension point for work when an account was changed, removed, restored or forgotten for good, in
 * the same transaction.
 */
export const accountChanged =
  extensionPoint<
    (
      world: World,
      db: Database,
      changed: { id: string; readerId: string; isForgotten?: boolean },
    ) => Promise<void>
  >('account-changed')

/** Lists services that are set up elsewhere in the server, without their secrets. */
export type ListManaged = (desk: Desk) => Promise<ManagedAccount[]>
export const managedAccounts = extensionPoint<ListManaged>('managed-accounts')

/** The state of a service that is set up elsewhere, by its last failure and its last use. */
export function managedState({
  trouble,
  checkedAt,
}: Pick<ManagedAccount, 'trouble' | 'checkedAt'>): ManagedAccount['state'] {
  if (trouble !== null) return 'failing'
  return checkedAt === null ? 'untested' : 'ok'
}

/** A field of an account, with the usual values for everything that is not given. */
export function accountField(
  field: Pick<AccountField, 'name' | 'label' | 'type'> & Partial<AccountField>,
): AccountField {
  return {
    hint: null,
    placeholder: '',
    isOptional: false,
    mostCharacters: field.type === 'address' ? 2000 : 500,
    options: [],
    ...field,
  }
}
