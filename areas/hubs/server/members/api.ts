import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { FIRST_HUB } from '../../contract.ts'
import type { hubMembership, MemberKind } from '../../contracts/membership.ts'
import { isFixed } from '../hubs-of-reader.ts'
import { fillHubs, fillNewest } from '../filling/fill-hubs.ts'
import { lockHubs } from '../filling/place-written.ts'
import { demandKnown, listCandidates } from './candidates.ts'

const Place = z.object({ place: z.int() })

/** Members of a reader's hubs. */
export function serverMembership(desk: Desk): Api<typeof hubMembership> {
  const { db, readerId } = desk

  async function placeOf(db: Database, hub: string): Promise<number> {
    const found = await db.maybe(
      Place,
      sql`select place from hubs where reader_id = ${readerId} and id = ${hub} and deleted_at is null`,
    )
    if (found && !isFixed(hub)) return found.place
    throw new Problem('not-found', 'This hub no longer exists. Choose another one in the hub list.')
  }

  /**
   * Changes the members of these hubs. Their newest articles are found at once, and the others by a
   * job.
   */
  async function change(hubs: readonly string[], work: (db: Database) => Promise<void>) {
    await db.transaction(async (db) => {
      await lockHubs(db)
      const places: number[] = []
      for (const hub of hubs) places.push(await placeOf(db, hub))
      await work(db)
      for (const place of places) await fillNewest(db, place)
      await desk.enqueue(fillHubs, {}, { db, dedupeKey: 'fill-hubs' })
    })
    await desk.announce({ area: 'hubs' })
    await desk.announce({ area: 'articles' })
  }

  async function hubsOf({ kind, member }: { kind: MemberKind; member: string }) {
    const rows = await db.many(
      z.object({ id: z.string() }),
      sql`select hub_id as id from hubs_members join hubs on hubs.reader_id = hubs_members.reader_id and hubs.id = hub_id
          where hubs_members.reader_id = ${readerId} and kind = ${kind} and member = ${member} and deleted_at is null
          order by place`,
    )
    return rows.map(({ id }) => id)
  }

  return {
    async listCandidates({ hub, kind }) {
      await placeOf(db, hub)
      return listCandidates(db, readerId, hub, kind)
    },

    async countMembers({ hub }) {
      await placeOf(db, hub)
      return db.one(
        z.object({
          ...{ sources: z.int(), topics: z.int(), folders: z.int() },
          isFilling: z.boolean(),
        }),
        sql`select count(*) filter (where kind = 'source')::int as sources,
              count(*) filter (where kind = 'topic')::int as topics,
              count(*) filter (where kind = 'folder')::int as folders,
              (select filled < wanted from hubs where reader_id = ${readerId} and id = ${hub}) as is_filling
            from hubs_members where reader_id = ${readerId} and hub_id = ${hub}`,
      )
    },

    async addMembers({ hub, kind, members }) {
      await change([hub], async (db) => {
        await demandKnown(db, readerId, kind, members)
        await db.run(sql`insert into hubs_members (reader_id, hub_id, kind, member)
          select ${readerId}, ${hub}, ${kind}, unnest(${[...new Set(members)]}::text[]) on conflict do nothing`)
      })
    },

    async removeMembers({ hub, kind, members }) {
      await change([hub], async (db) => {
        await db.run(sql`delete from hubs_members where reader_id = ${readerId} and hub_id = ${hub}
          and kind = ${kind} and member = any(${members})`)
      })
    },

    listHubsOf: hubsOf,

    async saveHubsOf({ kind, member, hubs: wanted }) {
      const before = await hubsOf({ kind, member })
      const changed = [
        ...wanted.filter((id) => !before.includes(id)),
        ...before.filter((id) => !wanted.includes(id)),
      ]
      if (changed.length === 0) return
      await change([...new Set(changed)], async (db) => {
        await demandKnown(db, readerId, kind, [member])
        await db.run(sql`delete from hubs_members where reader_id = ${readerId} and kind = ${kind}
          and member = ${member} and hub_id = any(${changed}) and not hub_id = any(${wanted})`)
        await db.run(sql`insert into hubs_members (reader_id, hub_id, kind, member)
          select ${readerId}, unnest(${[...new Set(wanted)]}::text[]), ${kind}, ${member} on conflict do nothing`)
      })
    },
  }
}

/**
 * Adds something new to the hub in which it was made; nothing happens if that hub was deleted
 * meanwhile.
 */
export async function joinHub(
  desk: Desk,
  hub: string,
  kind: MemberKind,
  members: string[],
): Promise<void> {
  if (hub === FIRST_HUB || members.length === 0) return
  await serverMembership(desk)
    .addMembers({ hub, kind, members })
    .catch((error: unknown) => {
      if (!(error instanceof Problem && error.kind === 'not-found')) throw error
    })
}
