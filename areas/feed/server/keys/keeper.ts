import { OwnKey } from '#areas/portal/contract.ts'
import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { keys } from '../../contracts/keys.ts'
import { keysWith, ownKeysIn } from '../../keys.ts'

export const keysKeeper: Kept = {
  contract: keys,
  open: serverKeys,
  about: {
    saveKeys:
      'Gives commands keys of the reader’s own, or none; those that are not named have the standard ones. `portal.getPortal` tells them.',
  } satisfies Record<keyof typeof keys, string>,
}

export function serverKeys({ db, readerId, announce }: Desk): Api<typeof keys> {
  return {
    async saveKeys({ keys }) {
      const own = ownKeysIn(keysWith(keys))
      const commands = own.map(({ command }) => command)
      const chosen = own.map(({ key }) => key)
      await db.transaction(async (db) => {
        await db.run(sql`delete from reader_keys where reader_id = ${readerId}`)
        await db.run(sql`
          insert into reader_keys (reader_id, command, key)
          select ${readerId}, * from unnest(${commands}::text[], ${chosen}::text[])
          on conflict (reader_id, command) do update set key = excluded.key`)
      })
      await announce({ area: 'portal' })
    },
  }
}

/** The reader's own keys, which every page receives. */
export async function ownKeysOf({
  db,
  readerId,
}: Pick<Desk, 'db' | 'readerId'>): Promise<OwnKey[]> {
  return db.many(
    OwnKey,
    sql`select command, key from reader_keys where reader_id = ${readerId} order by command`,
  )
}
