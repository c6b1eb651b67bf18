import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { askingOrigin, askingSession } from '#server/access/asking.ts'
import { addPasskey, offerPasskey } from '#server/access/passkeys.ts'
import { hasWayIn, lockReaders } from '#server/access/readers.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Passkey, type passkeys } from '../contracts/passkeys.ts'

/** The reader's passkeys. */
export function serverPasskeys({ world, db, readerId, announce }: Desk): Api<typeof passkeys> {
  const asked = () => ({
    origin: askingOrigin() ?? 'http://localhost',
    readerId,
    sessionId: askingSession(),
  })
  const gone = () => new Problem('not-found', 'That passkey is already gone.')

  return {
    async listPasskeys() {
      return db.many(
        Passkey,
        sql`select id, name, is_synced, created_at, used_at from passkeys
            where reader_id = ${readerId} order by created_at, id`,
      )
    },

    async offerPasskey() {
      return offerPasskey(world, asked())
    },

    async addPasskey(given) {
      await addPasskey(world, asked(), given)
      // Signing in may be required from now on.
      await world.announce({ area: 'readers' })
      await announce({ area: 'passkeys' })
    },

    async renamePasskey({ id, name }) {
      const { changed } = await db.run(
        sql`update passkeys set name = ${name} where id = ${id} and reader_id = ${readerId}`,
      )
      if (changed === 0) throw gone()
      await announce({ area: 'passkeys' })
    },

    async removePasskey({ id }) {
      await world.db.transaction(async (db) => {
        await lockReaders(db)
        const { changed } = await db.run(
          sql`delete from passkeys where id = ${id} and reader_id = ${readerId}`,
        )
        if (changed === 0) throw gone()
        const { isLeft } = await db.one(
          z.object({ isLeft: z.boolean() }),
          sql`select ${hasWayIn(sql`${readerId}`)} as is_left`,
        )
        if (!isLeft) {
          throw new Problem('conflict', 'This is your only way in. Set a password first.')
        }
      })
      await announce({ area: 'passkeys' })
    },
  }
}
