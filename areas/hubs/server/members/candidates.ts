import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { everyCategory } from '#engine/categories/categories.ts'
import { outletsOfSources } from '#feeds/outlets/followed-outlets.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { Candidate, type MemberKind } from '../../contracts/membership.ts'

const missing: Record<MemberKind, string> = {
  source:
    'You do not follow one of these sources any more. Open the list again to see the current ones.',
  topic: 'One of these topics no longer exists. Open the list again to see the current ones.',
  folder: 'One of these folders no longer exists. Open the list again to see the current ones.',
}

/** The folder for breaking news cannot be a member, because its articles change every hour. */
const usualFolders = everyCategory.filter((id) => id !== 'Breaking')

/** Lists all things of a kind that a reader has, by name. */
export async function listCandidates(
  db: Database,
  readerId: string,
  hub: string,
  kind: MemberKind,
): Promise<Candidate[]> {
  const candidates = await db.many(
    z.omit(Candidate, { outlet: true }),
    sql`select id, name, exists (
            select from hubs_members where reader_id = ${readerId} and hub_id = ${hub}
              and hubs_members.kind = ${kind} and member = known.id) as is_member
        from (${known(readerId, kind)}) as known order by place, lower(name), id`,
  )
  if (kind !== 'source') return candidates
  const outlets = await outletsOfSources(db, readerId)
  return candidates.map((source) => ({ ...source, outlet: outlets.get(source.id) }))
}

export async function demandKnown(
  db: Database,
  readerId: string,
  kind: MemberKind,
  members: readonly string[],
): Promise<void> {
  const found = await db.many(
    z.object({ id: z.string() }),
    sql`select id from (${known(readerId, kind)}) as known where id = any(${[...members]})`,
  )
  if (found.length < new Set(members).size) throw new Problem('not-found', missing[kind])
}

/**
 * A query for id, name and position. Folders are the categories, as the reader named and ordered
 * them.
 */
function known(readerId: string, kind: MemberKind): Sql {
  switch (kind) {
    case 'source':
      return sql`select id, name, 0 as place from sources where reader_id = ${readerId}`
    case 'topic':
      return sql`select id, title as name, 0 as place from topics where reader_id = ${readerId}`
    case 'folder':
      return sql`
        select built_in as id, coalesce(own.name, built_in) as name, coalesce(own.place, nth)::int as place
        from unnest(${[...usualFolders]}::text[]) with ordinality as one (built_in, nth)
          left join reader_categories as own on own.reader_id = ${readerId} and own.id = built_in
        union all
        select id, name, place from reader_categories
        where reader_id = ${readerId} and removed_at is null and not id = any(${[...usualFolders]})`
  }
}
