import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Hub, hubs } from '../contract.ts'
import type { hubNaming } from '../contracts/naming.ts'
import type { hubRestoring } from '../contracts/restoring.ts'
import { addressOfHub } from '../hub-address.ts'
import { nameOfNewHub } from '../hub-changes.ts'
import { whyKept } from '../kept-hubs.ts'
import { MOST_HUBS } from '../limits.ts'
import { isFixed, readHubs } from './hubs-of-reader.ts'

/** The hubs of a reader. */
export function serverHubs(desk: Desk): Api<typeof hubs> {
  const { db, readerId, now } = desk
  return {
    listHubs: () => readHubs(desk),

    addHub: () => addNamed(desk, ''),

    async renameHub({ id, name: typed }) {
      const name = typed.trim()
      if (name === '') return
      await db.run(
        isFixed(id)
          ? sql`insert into hubs (reader_id, id, name, created_at) values (${readerId}, ${id}, ${name}, ${now()})
              on conflict (reader_id, id) do update set name = excluded.name`
          : sql`update hubs set name = ${name} where reader_id = ${readerId} and id = ${id}`,
      )
      await desk.announce({ area: 'hubs' })
    },

    async deleteHub({ id }) {
      const kept = isFixed(id) && (await readHubs(desk)).find((hub) => hub.id === id)
      if (kept) throw new Problem('conflict', whyKept(kept))
      await db.run(sql`update hubs set deleted_at = ${now()}
        where reader_id = ${readerId} and id = ${id} and deleted_at is null`)
      await desk.announce({ area: 'hubs' })
    },
  }
}

export function serverHubNaming(desk: Desk): Api<typeof hubNaming> {
  return { addNamedHub: ({ name }) => addNamed(desk, name.trim()) }
}

/** Adds a hub with an address made from its name; without a name it is "Custom Hub N". */
async function addNamed(desk: Desk, wanted: string): Promise<Hub> {
  const { readerId, now } = desk
  const id = await desk.db.transaction(async (db) => {
    // Hubs are added one at a time, so that no two get the same number or address.
    await db.run(sql`select from readers where id = ${readerId} for no key update`)
    const known = await db.many(
      z.object({ id: z.string(), isDeleted: z.boolean() }),
      sql`select id, deleted_at is not null as is_deleted from hubs where reader_id = ${readerId}`,
    )
    const shown = known.filter(({ id, isDeleted }) => !isDeleted && !isFixed(id)).length
    if (shown >= MOST_HUBS)
      throw new Problem('conflict', `You can have ${MOST_HUBS} hubs. Delete one to add another.`)
    const name = wanted || nameOfNewHub(shown)
    // A deleted hub can be restored for a day, so its address stays taken.
    const taken = new Set(known.map(({ id }) => id))
    const id = addressOfHub(name, (id) => taken.has(id) || isFixed(id))
    await db.run(sql`insert into hubs (reader_id, id, name, created_at)
      values (${readerId}, ${id}, ${name}, ${now()})`)
    return id
  })
  await desk.announce({ area: 'hubs' })
  const added = (await readHubs(desk)).find((hub) => hub.id === id)
  if (!added) throw new Error('A hub was gone right after it was added')
  return added
}

export function serverHubRestoring(desk: Desk): Api<typeof hubRestoring> {
  const { db, readerId } = desk
  return {
    async restoreHub({ id }) {
      const { changed } = await db.run(
        sql`update hubs set deleted_at = null where reader_id = ${readerId} and id = ${id}`,
      )
      if (changed === 0)
        throw new Problem('not-found', 'That hub was deleted for good. Add a new one instead.')
      await desk.announce({ area: 'hubs' })
    },
  }
}
