import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { hasWayIn, lockReaders } from '#server/access/readers.ts'
import { sql, type Desk } from '#server/tools.ts'
import { ConnectedAccount, type identities } from '../contracts/identities.ts'

export function serverIdentities(desk: Desk): Api<typeof identities> {
  const { db, world, readerId, announce, identityProvider } = desk

  return {
    async listIdentities() {
      const accounts = await db.many(
        ConnectedAccount,
        sql`select id, label, created_at, used_at from reader_identities
            where reader_id = ${readerId} order by created_at, id`,
      )
      return { provider: identityProvider, accounts }
    },

    async removeIdentity({ id }) {
      await world.db.transaction(async (db) => {
        await lockReaders(db)
        const { changed } = await db.run(
          sql`delete from reader_identities where id = ${id} and reader_id = ${readerId}`,
        )
        if (changed === 0) throw new Problem('not-found', 'That account is already removed.')
        const { isLeft } = await db.one(
          z.object({ isLeft: z.boolean() }),
          sql`select ${hasWayIn(sql`${readerId}`)} as is_left`,
        )
        if (!isLeft)
          throw new Problem('conflict', 'This is your only way in. Set a password first.')
      })
      await announce({ area: 'identities' })
    },
  }
}
