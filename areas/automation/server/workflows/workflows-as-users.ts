import type { AccountUser } from '#platform/connections/contracts/accounts.ts'
import { Reference } from '#core/words.ts'
import { sql, type Desk } from '#server/tools.ts'

/** Lists workflows as users of accounts, since an account can be restricted to some of them. */
export async function workflowsAsUsers({ db }: Desk): Promise<AccountUser[]> {
  return db.many(
    Reference,
    sql`select id, name from automation_workflows where deleted_at is null order by name, id`,
  )
}
