import * as z from 'zod/mini'
import { job, sql, type World } from '#server/tools.ts'
import { PROJECTS, REPOSITORY } from '../limits.ts'
import { sweepBuilds } from './environments/store-build.ts'
import { sweepClearings } from './functions/clear-data.ts'
import { treesBehind } from './repository/objects-behind.ts'
import { sweepLinks } from './projects/links.ts'
import { sweepTokens } from './reads/project-token.ts'
import { commitsBehind } from './repository/history.ts'
import { lockObjects } from './repository/store-objects.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes projects, links, tokens and data that can no longer be restored, old builds, and
 * unreachable objects.
 */
export const sweepProjects = job<object>('app-studio/sweep', async (world) => {
  const { db, now } = world
  const before = new Date(now().getTime() - PROJECTS.undoDays * DAY_MS)
  await db.run(sql`
    with gone as (delete from app_studio_projects where deleted_at < ${before} returning reader_id)
    update app_studio_room set has_unreached = true where reader_id in (select reader_id from gone)`)
  await sweepLinks(db)
  await sweepTokens(db)
  await sweepClearings(db, now())
  const readers = await db.many(
    z.object({ readerId: z.string() }),
    sql`select reader_id from app_studio_room where has_unreached order by reader_id`,
  )
  for (const { readerId } of readers) await sweepObjects(world, readerId)
  const builders = await db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from app_studio_builds order by reader_id`,
  )
  for (const { readerId } of builders)
    await db.forReader(readerId).transaction((db) => sweepBuilds({ db, readerId }, now()))
})

/**
 * Deletes a reader's unreachable objects that are old enough that no save in progress uses them.
 */
async function sweepObjects({ db, now }: World, readerId: string): Promise<void> {
  const before = new Date(now().getTime() - REPOSITORY.unreachedHours * HOUR_MS)
  await db.forReader(readerId).transaction(async (db) => {
    const of = { db, readerId }
    await lockObjects(of)
    // A save in progress may use new objects, so these stay together with everything that they
    // refer to.
    const starts = await db.many(
      z.object({ id: z.string(), kind: z.int() }),
      sql`select id, kind from app_studio_objects where reader_id = ${readerId} and stored_at >= ${before}
          union select id, kind from app_studio_refs as ref
          join app_studio_objects as object on object.reader_id = ref.reader_id and object.id = commit_id
          where ref.reader_id = ${readerId}`,
    )
    const idsOf = (...kinds: number[]) =>
      starts.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []))
    const commits = await commitsBehind(of, idsOf(1, 4))
    const trees = commits.flatMap(({ tree }) => tree ?? [])
    const below = await treesBehind(of, [...trees, ...idsOf(2)])
    const kept = [...idsOf(1, 2, 3, 4), ...commits.map(({ id }) => id), ...below]
    await db.run(sql`
      delete from app_studio_objects where reader_id = ${readerId} and stored_at < ${before}
        and not exists (select from unnest(${kept}::text[]) as kept where kept = id)`)
    // New objects stay for now, so this reader is swept again later.
    await db.run(sql`
      update app_studio_room set has_unreached = exists (select from app_studio_objects
          where reader_id = ${readerId} and stored_at >= ${before}),
        objects = all_objects.count, bytes = all_objects.bytes
      from (select count(*)::int as count, coalesce(sum(length(body)), 0)::bigint as bytes
        from app_studio_objects where reader_id = ${readerId}) as all_objects
      where reader_id = ${readerId}`)
  })
}
