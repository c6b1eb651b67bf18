import * as z from 'zod/mini'
import { sql, type World } from '#server/tools.ts'
import { expectThat } from '../running/expect-that.ts'
import type { Tally, Told } from './stages.ts'

const Counts = z.object({
  builds: z.int(),
  promotions: z.int(),
  rollBacks: z.int(),
  /**
   * The number of builds that failed, or that were not deployed exactly once to each environment.
   */
  odd: z.int(),
  /** The number of environments that serve another build than their newest deployment. */
  astray: z.int(),
  /** The counted visits of the app that was visited just before the server was told to end. */
  visits: z.int(),
})
const Call = z.object({ key: z.string(), value: z.string() })

/** Compares the operations that the server confirmed with the contents of its database. */
export async function countDifferences({ db }: World, told: Told): Promise<string[]> {
  const { saved, built, moved, called } = told.projects
  const counts = await db.one(
    Counts,
    sql`select
      (select count(*)::int from app_studio_builds where project_id = ${built}) as builds,
      (select count(*)::int from app_studio_deployments
        where project_id = ${moved} and env = 'prd' and how = 'promoted') as promotions,
      (select count(*)::int from app_studio_deployments
        where project_id = ${moved} and how = 'rolled-back') as roll_backs,
      (select count(*)::int from app_studio_builds as build where project_id = ${built} and state <> 'green'
        or project_id = ${built} and 4 <> (select count(*) from app_studio_deployments as deployment
          where deployment.build_id = build.id and how = 'deployed')) as odd,
      (select count(*)::int from app_studio_environments as place where build_id <> (
        select build_id from app_studio_deployments as deployment
        where deployment.project_id = place.project_id and deployment.env = place.env
        order by number desc limit 1)) as astray,
      (select coalesce(sum(visits), 0)::int from app_studio_days where project_id = ${saved}) as visits`,
  )
  const calls = await db.many(
    Call,
    sql`select key, value from app_studio_data where project_id = ${called} and environment = 'prd'`,
  )
  expectBetween('builds', told.builds, counts.builds)
  expectBetween('promotions', told.promotions, counts.promotions)
  expectBetween('ways back', told.rollBacks, counts.rollBacks)
  expectThat(counts.odd === 0, `each build is deployed once to each environment, but ${counts.odd}`)
  expectThat(counts.astray === 0, `environments serve what came last, but ${counts.astray}`)
  expectThat(counts.visits === 1, `the visit before the end is counted, and not ${counts.visits}`)
  const twice = calls.filter(({ value }) => value !== '1')
  expectThat(twice.length === 0, `no call was done twice, but ${twice.length}`)
  const done = new Set(calls.map(({ key }) => Number(key)))
  const lost = [...told.calls.answered].filter((call) => !done.has(call))
  expectThat(lost.length === 0, `no call that was answered is lost, but ${lost.length}`)
  return [
    `${told.saves.answered} saves answered, the last one whole after each kill`,
    `${counts.builds} builds (${told.builds.answered} answered), each deployed once to each of four environments`,
    `${counts.promotions} promotions (${told.promotions.answered} answered), ${counts.rollBacks} ways back (${told.rollBacks.answered} answered)`,
    `${done.size} calls done once (${told.calls.answered.size} answered)`,
  ]
}

function expectBetween(name: string, { tried, answered }: Tally, found: number): void {
  expectThat(found >= answered && found <= tried, `${answered} to ${tried} ${name}, not ${found}`)
}
