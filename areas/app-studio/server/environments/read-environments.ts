import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'
import type { ServedEnvironment } from '../../contracts/environments.ts'
import { siteNameOf } from '../../environments/environment-names.ts'
import { demandProject } from '../projects/project-rows.ts'
import { findBuilds, keptBuildOf, type BuildRow } from './build-rows.ts'
import { served } from '../served/served-build.ts'
import { nameOf } from './names.ts'

const Row = z.object({
  env: z.string(),
  buildId: z.nullable(z.string()),
  since: z.string(),
  isHealthy: z.nullable(z.boolean()),
  visits: z.int(),
  beforeId: z.nullable(z.string()),
})

const Variables = z.object({ env: z.string(), count: z.int() })

/** Reads all environments of a project, with the addresses that the caller can reach. */
export async function readEnvironments(desk: Desk, project: string) {
  const { db, readerId } = desk
  await demandProject(desk, project)
  const name = await nameOf(desk, project)
  const rows = await db.many(
    Row,
    sql`select place.env, place.build_id, since, is_healthy, coalesce(visits, 0) as visits, (
          select build_id from app_studio_deployments as deployment
          where deployment.project_id = ${project} and deployment.env = place.env and reader_id = ${readerId}
            and build_id is distinct from place.build_id order by number desc limit 1) as before_id
        from app_studio_environments as place
        left join app_studio_days as counted on counted.project_id = place.project_id and counted.env = place.env
          and day = ${dayOf(desk.now())}::date and counted.reader_id = ${readerId}
        where place.project_id = ${project} and place.reader_id = ${readerId}`,
  )
  const ids = rows
    .flatMap(({ buildId, beforeId }) => [buildId, beforeId])
    .filter((id) => id !== null)
  const builds = await findBuilds(
    desk,
    sql`build.project_id = ${project} and (build.id = any(${ids})
      or build.nth = (select max(nth) from app_studio_builds where project_id = ${project}))`,
    ids.length + 1,
  )
  const variables = await db.many(
    Variables,
    sql`select env, count(*)::int as count from app_studio_variables
        where project_id = ${project} and reader_id = ${readerId} group by env`,
  )
  const reach = name === null ? null : await desk.siteReach()
  const addressOf = (env: ServedEnvironment['env']) =>
    name === null || reach === null
      ? null
      : { url: reach.addressOf(siteNameOf(name, env)), reach: reach.reach }
  return {
    name,
    environments: [
      localOf(builds[0]),
      ...served.map((env): ServedEnvironment => {
        const row = rows.find((one) => one.env === env)
        const find = (id: string | null | undefined) => builds.find((build) => build.id === id)
        const build = find(row?.buildId)
        const before = find(row?.beforeId)
        return {
          env,
          build: build ? keptBuildOf(build) : null,
          since: build && row ? row.since : null,
          address: build ? addressOf(env) : null,
          isHealthy: build && row ? row.isHealthy : null,
          visitsToday: row ? row.visits : null,
          variables: variables.find((one) => one.env === env)?.count ?? 0,
          before: before ? { id: before.id, nth: before.nth } : null,
        }
      }),
    ],
    dns: reach?.dns ?? null,
  }
}

/** The state of "local": the newest of all builds, because the preview shows each save. */
function localOf(newest: BuildRow | undefined): ServedEnvironment {
  return {
    env: 'local',
    build: newest ? keptBuildOf(newest) : null,
    ...{
      since: null,
      address: null,
      isHealthy: null,
      visitsToday: null,
      variables: 0,
      before: null,
    },
  }
}

/** The day of a time in UTC, by which counts are stored. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
