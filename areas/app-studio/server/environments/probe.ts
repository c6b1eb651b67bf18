import limit from 'p-limit'
import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type World } from '#server/tools.ts'
import { siteNameOf } from '../../environments/environment-names.ts'
import { dayOf } from './read-environments.ts'
import { isServed, readServed } from '../served/served-build.ts'

const AT_ONCE = 4
/**
 * The number of failures in a row after which the listener counts as gone. Further environments are
 * then not probed.
 */
const SILENT_IN_A_ROW = 20
const TOO_MANY_REQUESTS = 429

const Place = z.object({
  projectId: z.string(),
  env: z.string(),
  readerId: z.string(),
  buildId: z.string(),
  name: z.nullable(z.string()),
  isHealthy: z.nullable(z.boolean()),
})
type Place = z.infer<typeof Place>

type Probed = Omit<Place, 'isHealthy'> & { isHealthy: boolean }

/**
 * Requests the first page of each environment like a visitor, and counts the results by day. If the
 * listener belongs to another program, the page is read from the stored build instead.
 */
export const probeEnvironments = job<object>('app-studio/probe', async (world) => {
  const places = await world.db.many(
    Place,
    sql`select place.project_id, env, place.reader_id, build_id, address.name, is_healthy
        from app_studio_environments as place
        join app_studio_projects as project on project.id = place.project_id and deleted_at is null
        left join app_studio_addresses as address on address.project_id = place.project_id
        where build_id is not null order by place.reader_id, place.project_id, env`,
  )
  const probed = await askAll(world, places)
  for (const reader of new Set(probed.map(({ readerId }) => readerId)))
    await countProbes(
      world,
      reader,
      probed.filter(({ readerId }) => readerId === reader),
    )
  const before = new Map(places.map((place) => [keyOf(place), place.isHealthy]))
  const changed = probed.filter((one) => one.isHealthy !== before.get(keyOf(one)))
  for (const readerId of new Set(changed.map(({ readerId }) => readerId)))
    await world.announce({ area: 'app-studio/environments', readerId })
})

const keyOf = ({ projectId, env }: Pick<Place, 'projectId' | 'env'>) => `${projectId}/${env}`

async function askAll(world: World, places: readonly Place[]): Promise<Probed[]> {
  const turn = limit(AT_ONCE)
  let silent = 0

  async function isHealthy(place: Place): Promise<boolean | null> {
    const { env, name } = place
    if (!isServed(env)) return null
    if (silent >= SILENT_IN_A_ROW) return false
    const status = name === null ? null : await world.probeSite(siteNameOf(name, env))
    if (status === null) return answers(world, place)
    silent = status === 0 ? silent + 1 : 0
    // Status 429 means that this machine sent too many requests, so it says nothing about the app.
    return status === TOO_MANY_REQUESTS ? null : status >= 200 && status < 400
  }

  const probed = await Promise.all(
    places.map((place) => turn(async () => ({ ...place, isHealthy: await isHealthy(place) }))),
  )
  return probed.filter((one): one is Probed => one.isHealthy !== null)
}

async function countProbes(world: World, readerId: string, probed: Probed[]): Promise<void> {
  const db = world.db.forReader(readerId)
  const { rows } = bulk(
    probed,
    { projectId: 'text', env: 'text', buildId: 'text', isHealthy: 'boolean' },
    'probed',
  )
  await db.run(sql`
    update app_studio_environments as place set is_healthy = probed."isHealthy", probed_at = ${world.now()}
    from ${rows}
    where place.project_id = probed."projectId" and place.env = probed.env and place.build_id = probed."buildId"
      and place.reader_id = ${readerId}`)
  await db.run(sql`
    insert into app_studio_days as counted (project_id, env, day, reader_id, probes, answered)
    select project.id, probed.env, ${dayOf(world.now())}::date, reader_id, 1, probed."isHealthy"::int
    from ${rows} join app_studio_projects as project on project.id = probed."projectId" and reader_id = ${readerId}
    on conflict (project_id, env, day) do update
      set probes = counted.probes + 1, answered = counted.answered + excluded.answered`)
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
