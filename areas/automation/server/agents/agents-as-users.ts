import type { AccountUser } from '#platform/connections/contracts/accounts.ts'
import { Reference } from '#core/words.ts'
import { sql, type Desk } from '#server/tools.ts'

/** Agents as users of accounts: an account can be kept for some of them. */
export async function agentsAsUsers({ db }: Desk): Promise<AccountUser[]> {
  return db.many(
    Reference,
    sql`select id, name from automation_agents where deleted_at is null order by name, id`,
  )
}
