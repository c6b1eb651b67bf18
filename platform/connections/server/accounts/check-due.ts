import * as z from 'zod/mini'
import { ACCOUNTS } from '../../limits.ts'
import { impossibleWaits, type Waits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { deskOf, job, sql, type World } from '#server/tools.ts'
import { workLane } from '#server/work-lane/work-lane.ts'
import { forgetCredential } from '../credentials.ts'
import { accountChanged } from '../kinds/account-kinds.ts'
import { accountColumns, AccountRow, credentialOf } from './account-rows.ts'
import { checkAccount } from './check-account.ts'
import { LONGEST_WAIT_MS } from './check-times.ts'

const HOUR_MS = 3_600_000

/**
 * Checks due accounts, at most `checkedInARow` in one job, and deletes those that were removed more
 * than an hour ago.
 */
export const checkDueAccounts = job<object>('connections/check-accounts', async (world) => {
  await forgetRemoved(world)
  let left: number = ACCOUNTS.checkedInARow
  const { signal } = new AbortController()
  await workLane<AccountRow>(world.log, signal, {
    name: 'checks of accounts',
    atOnce: ACCOUNTS.checkedAtOnce,
    async claim(free) {
      const rows = await claimDue(world, Math.min(free, left))
      left -= rows.length
      return rows
    },
    perform: (row) => checkAccount(deskOf(world, row.readerId), row),
    // This is only the longest pause: each finished check leads to the next claim.
    nextLook: () => ACCOUNTS.timeMs,
    isDone: async () => true,
  })
})

/**
 * Claims due accounts for an hour, after which another worker can claim those that were not
 * checked.
 */
async function claimDue({ db, now }: World, most: number): Promise<AccountRow[]> {
  return db.many(
    AccountRow,
    sql`update connections_accounts set next_check_at = ${new Date(now().getTime() + HOUR_MS)}
        where id in (
          select id from connections_accounts where removed_at is null and next_check_at <= ${now()}
          order by next_check_at, id limit ${most} for update skip locked)
        returning ${accountColumns}`,
  )
}

async function forgetRemoved(world: World): Promise<void> {
  const before = new Date(world.now().getTime() - ACCOUNTS.undoMinutes * 60_000)
  await world.db.transaction(async (db) => {
    const forgotten = await db.many(
      z.object({ id: z.string(), readerId: z.string(), kind: z.string() }),
      sql`delete from connections_accounts where removed_at < ${before} returning id, reader_id, kind`,
    )
    for (const row of forgotten) {
      await forgetCredential(db, credentialOf(row))
      await db.run(sql`delete from connections_tokens where account_id = ${row.id}`)
      for (const hear of world.extensions(accountChanged))
        await hear(world, db, { ...row, isForgotten: true })
    }
  })
}

const accountWaits: Waits = {
  columns: ['connections_accounts.next_check_at'],
  end: (now, after) => [
    sql`update connections_accounts set next_check_at = ${now} where next_check_at > ${after(LONGEST_WAIT_MS)}`,
  ],
}
export const extendsWaits = extend(impossibleWaits, accountWaits)
