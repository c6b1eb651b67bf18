import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { readCommit, type Commit } from './commit.ts'
import { readObjects, type Owned } from './store-objects.ts'

interface Logged extends Commit {
  id: string
}

const Id = z.object({ id: z.string() })

/**
 * Reads at most `most` commits back along first parents, beginning with `from`, and the id of the
 * next one.
 */
export async function readHistory(
  of: Owned,
  from: string,
  most: number,
): Promise<{ commits: Logged[]; next: string | null }> {
  const rows = await of.db.many(
    Id,
    sql`with recursive line as (
          select id, parents[1] as parent, 1 as nth from app_studio_objects
          where reader_id = ${of.readerId} and id = ${from} and kind = 1
          union all
          select older.id, older.parents[1], nth + 1 from line
          join app_studio_objects as older
            on older.reader_id = ${of.readerId} and older.id = line.parent and older.kind = 1
          where nth <= ${most})
        select id from line order by nth`,
  )
  const ids = rows.map(({ id }) => id)
  const shown = ids.slice(0, most)
  const objects = await readObjects(of, shown)
  return {
    commits: shown.map((id) => ({ id, ...readCommit(objects.get(id)!.body) })),
    next: ids[most] ?? null,
  }
}

/** Says if `earlier` is the commit `from` or one of its ancestors. */
export async function reaches(of: Owned, from: string, earlier: string): Promise<boolean> {
  const { isReached } = await of.db.one(
    z.object({ isReached: z.boolean() }),
    sql`with recursive line as (
          select ${from}::text collate "C" as id
          union
          select parent collate "C" from line
          join app_studio_objects as made on made.reader_id = ${of.readerId} and made.id = line.id
          cross join unnest(made.parents) as parent)
        select exists (select from line where id = ${earlier}) as is_reached`,
  )
  return isReached
}

/**
 * Finds these commits and all their ancestors, except those of `without`. Annotated tags on the way
 * have no tree.
 */
export async function commitsBehind(
  of: Owned,
  from: readonly string[],
  without: readonly string[] = [],
): Promise<{ id: string; tree: string | null }[]> {
  const line = (starts: readonly string[]) => sql`
    select start collate "C" as id from unnest(${starts}::text[]) as start
    union
    select parent collate "C" from line
    join app_studio_objects as made on made.reader_id = ${of.readerId} and made.id = line.id
    cross join unnest(made.parents) as parent`
  return of.db.many(
    z.object({ id: z.string(), tree: z.nullable(z.string()) }),
    sql`with recursive known as (
          with recursive line as (${line(without)}) select id from line),
        wanted as (
          with recursive line as (${line(from)}) select id from line)
        select id, tree from app_studio_objects
        where reader_id = ${of.readerId} and kind in (1, 4) and id in (select id from wanted except select id from known)`,
  )
}
