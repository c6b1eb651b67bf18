import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { readAccounts } from '#platform/connections/server/lends.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Integration } from '../../contract.ts'
import { connectable } from '../../integrations.ts'

const Used = z.object({
  profileId: z.string(),
  accountId: z.string(),
  words: z.nullable(z.int()),
  readAt: z.nullable(Time),
  problem: z.nullable(z.string()),
})
type Used = z.infer<typeof Used>
type Accounts = Awaited<ReturnType<typeof readAccounts>>

/** The reader's accounts, and what profiles know of them. */
export async function readIntegrations(
  db: Database,
  readerId: string,
): Promise<{ accounts: Accounts; used: Used[] }> {
  const accounts = await readAccounts(db, readerId)
  const used = await db.many(
    Used,
    sql`select profile_id, account_id, read_at, problem,
          array_length(regexp_split_to_array(btrim(text, E' \\n\\t'), '\\s+'), 1) as words
        from profiles_accounts where reader_id = ${readerId}`,
  )
  return { accounts, used }
}

/** The services of one profile, each with the accounts to choose from, or with what it would need. */
export function integrationsOf(
  accounts: Accounts,
  used: readonly Used[],
  profile: string,
): Integration[] {
  return connectable.map((offered) => {
    if (offered.missing !== undefined) return { ...offered, connected: false }
    const own = accounts
      .filter(({ kind }) => kind === offered.id)
      .map(({ id, name }) => {
        const known = used.find((one) => one.profileId === profile && one.accountId === id)
        const { words = null, readAt = null, problem = null } = known ?? {}
        return { id, name, isConnected: known !== undefined, words, readAt, problem }
      })
    return { ...offered, connected: own.some(({ isConnected }) => isConnected), accounts: own }
  })
}
