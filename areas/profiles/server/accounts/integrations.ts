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
  isPosted: z.boolean(),
  isPaused: z.boolean(),
  waiting: z.int(),
  postedAt: z.nullable(Time),
})
type Used = z.infer<typeof Used>
type Accounts = Awaited<ReturnType<typeof readAccounts>>

/** The reader's accounts, with what profiles read from them. */
export async function readIntegrations(
  db: Database,
  readerId: string,
): Promise<{ accounts: Accounts; used: Used[] }> {
  const accounts = await readAccounts(db, readerId)
  const used = await db.many(
    Used,
    sql`select profile_id, account_id, read_at, problem,
          posts_since is not null as is_posted, is_paused, posted_at,
          (select count(*)::int from profiles_posts as found where found.profile_id = profiles_accounts.profile_id
            and found.account_id = profiles_accounts.account_id and found.posted_at is null) as waiting,
          array_length(regexp_split_to_array(btrim(text, E' \\n\\t'), '\\s+'), 1) as words
        from profiles_accounts where reader_id = ${readerId}`,
  )
  return { accounts, used }
}

/** The services of one profile, each with its accounts, or with the reason why it has none. */
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
        const posts = known?.isPosted ? { posts: postsOf(known) } : {}
        return { id, name, isConnected: known !== undefined, words, readAt, problem, ...posts }
      })
    return { ...offered, connected: own.some(({ isConnected }) => isConnected), accounts: own }
  })
}

function postsOf({ isPaused, waiting, postedAt }: Used) {
  return { isPaused, waiting, postedAt }
}
