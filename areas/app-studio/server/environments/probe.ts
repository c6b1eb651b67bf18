import * as z from 'zod/mini'
import { job, sql, type World } from '#server/tools.ts'
import { dayOf } from './read-environments.ts'
import { isServed, readServed } from './served-build.ts'

const Probed = z.object({
  projectId: z.string(),
  env: z.string(),
  readerId: z.string(),
  buildId: z.string(),
  isHealthy: z.nullable(z.boolean()),
})

/** Asks each environment for its first page, as it is served, and counts the answers by day. */
export const probeEnvironments = job<object>('app-studio/probe', async (world) => {
  const all = await world.db.many(
    Probed,
    sql`select place.project_id, env, place.reader_id, build_id, is_healthy from app_studio_environments as place
        join app_studio_projects as project on project.id = place.project_id and deleted_at is null
        where build_id is not null order by place.project_id, env`,
  )
  for (const place of all) await probe(world, place)
})

async function probe(world: World, place: z.infer<typeof Probed>): Promise<void> {
  const { projectId, env, readerId, buildId } = place
  if (!isServed(env)) return
  const isHealthy = await answers(world, { readerId, buildId })
  const db = world.db.forReader(readerId)
  await db.run(sql`
    update app_studio_environments set is_healthy = ${isHealthy}, probed_at = ${world.now()}
    where project_id = ${projectId} and env = ${env} and build_id = ${buildId} and reader_id = ${readerId}`)
  await db.run(sql`
    insert into app_studio_days as counted (project_id, env, day, reader_id, probes, answered)
    select id, ${env}, ${dayOf(world.now())}::date, reader_id, 1, ${isHealthy ? 1 : 0}::int
    from app_studio_projects where id = ${projectId} and reader_id = ${readerId}
    on conflict (project_id, env, day) do update
      set probes = counted.probes + 1, answered = counted.answered + excluded.answered`)
  if (isHealthy !== place.isHealthy)
    await world.announce({ area: 'app-studio/environments', readerId })
}

async function answers(
  world: World,
  build: { readerId: string; buildId: string },
): Promise<boolean> {
  try {
    return (await readServed(world, build, 'file', ['index.html'])) !== null
  } catch (error) {
    world.log.warn({ err: error }, 'An app did not answer its probe')
    return false
  }
}
