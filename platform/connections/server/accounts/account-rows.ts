import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import { integrationStates } from '../../contract.ts'
import type { Values } from '../../account-values.ts'
import { openCredential, type Which } from '../credentials.ts'
import { accountKinds, type AccountKindPart, type OpenAccount } from '../kinds/account-kinds.ts'

export const AccountRow = z.object({
  id: z.string(),
  readerId: z.string(),
  kind: z.string(),
  name: z.string(),
  fields: z.record(z.string(), z.string()),
  state: z.enum(integrationStates),
  trouble: z.nullable(z.string()),
  found: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
  failures: z.int(),
  mayUse: z.nullable(z.array(z.string())),
  mayBePrivate: z.boolean(),
})
export type AccountRow = z.infer<typeof AccountRow>

export const accountColumns = sql`id, reader_id, kind, name, fields, state, trouble, found, checked_at, failures, may_use,
  coalesce((select role = 'owner' from readers where readers.id = connections_accounts.reader_id), false) as may_be_private`

/** Reads the accounts that were not removed, in the order in which they were added. */
export async function readAccounts(db: Database, readerId: string): Promise<AccountRow[]> {
  return db.many(
    AccountRow,
    sql`select ${accountColumns} from connections_accounts
        where reader_id = ${readerId} and removed_at is null order by created_at, id`,
  )
}

/** Fails for an unknown or removed account. */
export async function findAccount(db: Database, readerId: string, id: string): Promise<AccountRow> {
  const row = await db.maybe(
    AccountRow,
    sql`select ${accountColumns} from connections_accounts
        where id = ${id} and reader_id = ${readerId} and removed_at is null`,
  )
  if (row) return row
  throw goneAccount()
}

export function goneAccount(): Problem {
  return new Problem('not-found', 'That account is already gone.')
}

/** Names the credential that holds the secrets of an account. */
export function credentialOf({
  readerId,
  kind,
  id,
}: Pick<AccountRow, 'readerId' | 'kind' | 'id'>): Which {
  return { readerId, area: 'connections', kind, subject: id }
}

/** The decrypted secrets, by the names of their fields. */
export async function openSecretsOf(
  tools: Pick<Tools, 'db' | 'secrets'>,
  row: AccountRow,
): Promise<Values> {
  const text = await openCredential(tools, credentialOf(row))
  return text === null ? {} : z.record(z.string(), z.string()).parse(JSON.parse(text))
}

export async function openAccount(
  tools: Pick<Tools, 'db' | 'secrets'>,
  row: AccountRow,
): Promise<OpenAccount> {
  const { id, kind, name, fields, mayBePrivate } = row
  return {
    id,
    kind,
    name,
    values: { ...fields, ...(await openSecretsOf(tools, row)) },
    mayBePrivate,
  }
}

/** Fails if an account is restricted to other users. */
export function demandUse({ name, mayUse }: AccountRow, user: string): void {
  if (mayUse === null || mayUse.includes(user)) return
  throw new Problem(
    'not-allowed',
    `“${name}” may not be used here. Allow it under Connected accounts in the settings.`,
  )
}

/**
 * The reader's account with its secrets, for a user; fails if it is gone, restricted to other
 * users, or of another kind.
 */
export async function openAccountOf(
  tools: Pick<Tools, 'db' | 'secrets'>,
  {
    readerId,
    id,
    kinds,
    user,
  }: { readerId: string; id: string; kinds: readonly string[]; user: string },
): Promise<OpenAccount> {
  const row = await findAccount(tools.db, readerId, id)
  if (!kinds.includes(row.kind)) throw goneAccount()
  demandUse(row, user)
  return openAccount(tools, row)
}

/** The kind with this id; null if there is no such kind. */
export function kindOf(
  { extensions }: Pick<Tools, 'extensions'>,
  id: string,
): AccountKindPart | null {
  return extensions(accountKinds).find((kind) => kind.id === id) ?? null
}

/** SQL for the name of an account; null if it is gone or removed. */
export function accountName(id: Sql, readerId: Sql): Sql {
  return sql`(select account.name from connections_accounts as account
    where account.id = ${id} and account.reader_id = ${readerId} and account.removed_at is null)`
}
