import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { accounts } from '../../contracts/accounts.ts'
import { hostOfValues } from '../../account-values.ts'
import { accountKinds, accountUsers, accountUses, managedAccounts } from '../kinds/account-kinds.ts'
import { findAccount, goneAccount, kindOf, readAccounts } from './account-rows.ts'
import { checkAccount } from './check-account.ts'
import { saveAccount, tellOfAccount } from './save-account.ts'

export function serverAccounts(tools: Desk): Api<typeof accounts> {
  const { db, readerId, now, extensions } = tools
  const changed = () => tools.announce({ area: 'connections/accounts' })

  /** Removes or restores an account, and tells its users in the same transaction. */
  async function setRemoved(id: string, removedAt: Date | null): Promise<void> {
    await db.transaction(async (db) => {
      const { changed } = await db.run(sql`
        update connections_accounts set removed_at = ${removedAt}
        where id = ${id} and reader_id = ${readerId} and (removed_at is null) <> ${removedAt === null}::boolean`)
      if (changed === 0) throw goneAccount()
      await tellOfAccount(tools, db, id)
    })
    await changed()
  }

  return {
    async listKinds() {
      return extensions(accountKinds).map(({ id, name, sentence, fields }) => {
        return { id, name, sentence, fields }
      })
    },

    async listAccounts() {
      const rows = await readAccounts(db, readerId)
      const uses = (await Promise.all(extensions(accountUses).map((of) => of(tools)))).flat()
      const sealed = await db.many(
        z.object({ subject: z.string() }),
        sql`select subject from connections where reader_id = ${readerId} and area = 'connections'`,
      )
      return rows.map((row) => {
        const { id, kind: kindId, name, fields, state, trouble, found, checkedAt, mayUse } = row
        const kind = kindOf(tools, kindId)
        const secrets = (kind?.fields ?? []).filter(({ type }) => type === 'secret')
        return {
          ...{ id, kind: kindId, name, state, trouble, found, checkedAt, mayUse },
          kindName: kind?.name ?? kindId,
          address: kind && hostOfValues(kind.fields, fields),
          uses: uses.filter(({ account }) => account === id).map(({ use }) => use),
          values: Object.entries(fields).map(([name, value]) => ({ name, value })),
          // The secrets of an account are sealed together, so either all of them are stored or
          // none.
          secrets: sealed.some(({ subject }) => subject === id)
            ? secrets.map(({ name }) => name)
            : [],
        }
      })
    },

    async listManaged() {
      return (await Promise.all(extensions(managedAccounts).map((of) => of(tools)))).flat()
    },

    async saveAccount(draft) {
      const id = await saveAccount(tools, draft)
      await changed()
      return { id, ...(await checkAccount(tools, await findAccount(db, readerId, id))) }
    },

    async listUsers() {
      return (await Promise.all(extensions(accountUsers).map((of) => of(tools)))).flat()
    },

    async allowUsers({ id, users }) {
      await db.transaction(async (db) => {
        const { changed } = await db.run(sql`
          update connections_accounts set may_use = ${users}
          where id = ${id} and reader_id = ${readerId} and removed_at is null`)
        if (changed === 0) throw goneAccount()
        await tellOfAccount(tools, db, id)
      })
      await changed()
    },

    async checkAccount({ id }) {
      return checkAccount(tools, await findAccount(db, readerId, id))
    },

    async removeAccount({ id }) {
      await setRemoved(id, now())
    },

    async restoreAccount({ id }) {
      await setRemoved(id, null)
    },
  }
}

/** Keeps the accounts of other services. */
export const accountsKeeper: Kept = {
  contract: accounts,
  open: serverAccounts,
  about: {
    listKinds: 'The kinds of services that can be connected, with the fields of their forms.',
    listAccounts: 'Connected accounts and how each of them does; secrets are never given out.',
    listManaged: 'Services that are set up elsewhere on the server, such as a mail server.',
    saveAccount: 'Adds an account or changes the one with that id, and checks it.',
    listUsers: 'Parts of the server that can use accounts.',
    allowUsers: 'Keeps an account for some parts of the server, or lets all use it.',
    checkAccount: 'Tries an account now, and says what came of it.',
    removeAccount: 'Removes an account; it can be restored for an hour.',
    restoreAccount: 'Brings back an account that was removed within the last hour.',
  } satisfies Record<keyof typeof accounts, string>,
}
