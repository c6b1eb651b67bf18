import { ACCOUNTS } from '../../limits.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { AccountDraft } from '../../contracts/accounts.ts'
import { hostsOfValues, readValues, type Values } from '../../account-values.ts'
import { forgetCredential, keepCredential, renameCredential } from '../credentials.ts'
import { accountChanged, type AccountKindPart } from '../kinds/account-kinds.ts'
import {
  credentialOf,
  goneAccount,
  kindOf,
  openSecretsOf,
  readAccounts,
  type AccountRow,
} from './account-rows.ts'

/** Stores the typed values and seals the secrets. Fails with a message for each invalid field. */
export async function saveAccount(desk: Desk, draft: AccountDraft): Promise<string> {
  const kind = kindOf(desk, draft.kind)
  if (!kind) throw new Problem('invalid', 'This server has no such kind of account.')
  return desk.db.transaction(async (db) => {
    // The reader's row is locked, so that a simultaneous save cannot combine a new address with an
    // old secret.
    await db.run(sql`select from readers where id = ${desk.readerId} for no key update`)
    const known = await readAccounts(db, desk.readerId)
    const former = known.find(({ id }) => id === draft.id)
    if (draft.id !== undefined && former?.kind !== kind.id) throw goneAccount()
    if (!former && known.length >= ACCOUNTS.most) throw tooMany()
    const { values, secrets } = await readDraft({ ...desk, db }, kind, draft, former)
    const id = former?.id ?? newId('account')
    await db.run(sql`
      insert into connections_accounts (id, reader_id, kind, name, fields, next_check_at, created_at)
      values (${id}, ${desk.readerId}, ${kind.id}, ${draft.name}, ${JSON.stringify(values)}, ${desk.now()}, ${desk.now()})
      on conflict (id) do update set name = excluded.name, fields = excluded.fields, state = 'untested',
        trouble = null, found = null, failures = 0, next_check_at = excluded.next_check_at`)
    // The stored access token was issued for the former values.
    await db.run(sql`delete from connections_tokens where account_id = ${id}`)
    const credential = credentialOf({ readerId: desk.readerId, kind: kind.id, id })
    if (secrets === null) await renameCredential(db, credential, draft.name)
    else if (Object.keys(secrets).length === 0) await forgetCredential(db, credential)
    else
      await keepCredential({ ...desk, db }, credential, {
        name: draft.name,
        secret: JSON.stringify(secrets),
      })
    await tellOfAccount(desk, db, id)
    return id
  })
}

/** Reads the values and all secrets after the change; `secrets` is null if none of them changes. */
async function readDraft(
  desk: Desk,
  kind: AccountKindPart,
  draft: AccountDraft,
  former: AccountRow | undefined,
): Promise<{ values: Values; secrets: Values | null }> {
  const typed = Object.fromEntries(draft.values.map(({ name, value }) => [name, value]))
  const stored = former ? await storedSecrets(desk, former) : {}
  const forgets = draft.forgets ?? []
  const kept = Object.fromEntries(
    Object.entries(stored).filter(([name]) => !forgets.includes(name)),
  )
  const { values, secrets, errors } = readValues(kind.fields, typed, Object.keys(kept))
  const hosts = former ? hostsOfValues(kind.fields, former.fields) : []
  if (former && hosts.join(' ') !== hostsOfValues(kind.fields, values).join(' '))
    for (const name of Object.keys(kept))
      if (secrets[name] === undefined)
        errors[name] ??=
          `Enter it again: the stored one is only sent to ${hosts.join(' and ') || 'where it was sent before'}`
  const [first] = Object.values(errors)
  if (first) throw new Problem('invalid', first, { fields: errors })
  const isChanged = Object.keys(secrets).length > 0 || forgets.some((name) => name in stored)
  return { values, secrets: isChanged ? { ...kept, ...secrets } : null }
}

/**
 * Reads the stored secrets. Secrets that were sealed with another key count as missing, so they
 * have to be entered again.
 */
async function storedSecrets(desk: Desk, row: AccountRow): Promise<Values> {
  return openSecretsOf(desk, row).catch((error: unknown) => {
    if (error instanceof Problem) return {}
    throw error
  })
}

function tooMany(): Problem {
  return new Problem(
    'conflict',
    `There are ${ACCOUNTS.most} accounts already. Remove one that is not used any more.`,
  )
}

/** Tells other areas about a changed account, in the same transaction. */
export async function tellOfAccount(desk: Desk, db: Database, id: string): Promise<void> {
  for (const hear of desk.extensions(accountChanged))
    await hear(desk.world, db, { id, readerId: desk.readerId })
}
