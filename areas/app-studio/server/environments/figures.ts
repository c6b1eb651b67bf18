import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'
import type { Project } from '../../contract.ts'
import { dayOf } from './read-environments.ts'

/** The number of days over which uptime is computed. */
const UPTIME_DAYS = 30

const Row = z.object({
  projectId: z.string(),
  name: z.nullable(z.string()),
  state: z.nullable(z.string()),
  isServed: z.boolean(),
  isHealthy: z.nullable(z.boolean()),
  deployed: z.int(),
  deployedToday: z.int(),
  visitsToday: z.int(),
  probes: z.int(),
  answered: z.int(),
})

type Figures = Pick<Project, 'status' | 'health' | 'served'>

/** Computes figures of projects from their builds, deployments, visits and probes. */
export async function readFigures(
  desk: Desk,
  projects: readonly string[],
): Promise<Map<string, Figures>> {
  const { db, readerId } = desk
  const today = dayOf(desk.now())
  const rows = await db.many(
    Row,
    sql`select id as project_id, address.name, newest.state, place.build_id is not null as is_served, is_healthy,
          (select count(*)::int from app_studio_deployments where project_id = project.id and env = 'prd'
            and reader_id = ${readerId}) as deployed,
          (select count(*)::int from app_studio_deployments where project_id = project.id and env = 'prd'
            and reader_id = ${readerId} and how <> 'stopped' and at >= ${today}::date at time zone 'UTC') as deployed_today,
          coalesce(counted.visits_today, 0)::int as visits_today, coalesce(counted.probes, 0)::int as probes,
          coalesce(counted.answered, 0)::int as answered
        from app_studio_projects as project
        left join app_studio_addresses as address on address.project_id = project.id
        left join app_studio_environments as place on place.project_id = project.id and place.env = 'prd'
        left join lateral (select state from app_studio_builds as build where build.project_id = project.id
          and state <> 'waiting' order by number desc limit 1) as newest on true
        left join lateral (select sum(probes) as probes, sum(answered) as answered,
            sum(visits) filter (where day = ${today}::date) as visits_today
          from app_studio_days as days where days.project_id = project.id and env = 'prd'
            and day > ${today}::date - ${UPTIME_DAYS}::int) as counted on true
        where project.id = any(${[...projects]}) and project.reader_id = ${readerId}`,
  )
  const reach = rows.some(({ isServed }) => isServed) ? await desk.siteReach() : null
  return new Map(rows.map((row) => [row.projectId, figuresOf(row, reach)] as const))
}

function figuresOf(
  row: z.infer<typeof Row>,
  reach: Awaited<ReturnType<Desk['siteReach']>>,
): Figures {
  const { state, isHealthy, probes } = row
  const isWell = state === 'green' && isHealthy !== false
  return {
    status: row.deployed > 0 ? 'active' : 'planning',
    health: state === null ? null : isWell ? 'good' : 'warning',
    served: {
      address: row.isServed && row.name !== null && reach ? reach.addressOf(row.name) : null,
      deploymentsToday: row.deployed > 0 ? row.deployedToday : null,
      visitsToday: row.deployed > 0 ? row.visitsToday : null,
      uptime: probes > 0 ? row.answered / probes : null,
    },
  }
}
