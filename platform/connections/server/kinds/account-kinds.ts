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

/** An account with its secrets in clear: to be used at once and kept nowhere. */
export interface OpenAccount {
  id: string
  kind: string
  name: string
  /** Values by the names of the fields, with secrets; an empty optional field is absent. */
  values: Values
  /** Its server may be in the private network, which only an owner may use. */
  mayBePrivate: boolean
}

/** A kind of account, as the area adds it that uses such accounts. */
export interface AccountKindPart extends AccountKind {
  /** Hours between two checks that work; 1 if absent. */
  checkedEveryHours?: number
  /**
   * Tries the account really, and describes the result in a few words. Fails with a `Problem` that gives the fault and
   * the remedy. Its fetch is bounded.
   */
  check(tools: AccountTools, account: OpenAccount): Promise<string | null>
  /** Actions that its accounts can carry out. */
  actions?: readonly AccountActionPart[]
}

export const accountKinds = extensionPoint<AccountKindPart>('account-kinds')

/** Names the users of the reader's accounts, by their ids. */
export const accountUses =
  extensionPoint<(desk: Desk) => Promise<{ account: string; use: Account['uses'][number] }[]>>(
    'account-uses',
  )

/** Lists the parts of the server that can use accounts of the reader; each names itself by its id when it does. */
export const accountUsers = extensionPoint<(desk: Desk) => Promise<AccountUser[]>>('account-users')

/**
 * Called when an account was changed, removed, restored or forgotten for good, in the same
 * transaction.
 */
export const accountChanged =
  extensionPoint<
    (
      world: World,
      db: Database,
      changed: { id: string; readerId: string; isForgotten?: boolean },
    ) => Promise<void>
  >('account-changed')

/** Names services that are set up elsewhere, without anything secret. */
export type ListManaged = (desk: Desk) => Promise<ManagedAccount[]>
export const managedAccounts = extensionPoint<ListManaged>('managed-accounts')

/** The state of a service from its last trouble and its last use, the only known facts. */
export function managedState({
  trouble,
  checkedAt,
}: Pick<ManagedAccount, 'trouble' | 'checkedAt'>): ManagedAccount['state'] {
  if (trouble !== null) return 'failing'
  return checkedAt === null ? 'untested' : 'ok'
}

/** A field with common defaults. */
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
