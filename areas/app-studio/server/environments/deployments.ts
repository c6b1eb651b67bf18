import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { deploymentKinds } from '../../contracts/environments.ts'
import { deployed } from '../../contracts/happenings.ts'
import { environments } from '../../contracts/workspace.ts'
import { demandProject, lockProject } from '../projects/project-rows.ts'
import { served, type Served } from '../served/served-build.ts'
import { findBuilds, type BuildRow } from './build-rows.ts'

interface Deployment {
  build: Pick<BuildRow, 'id' | 'projectId' | 'commitId'>
  env: Served
  how: (typeof deploymentKinds)[number]
}

/**
 * Makes an environment serve a build, which it announces, or nothing if `how` is "stopped". It does
 * nothing if an earlier attempt of the run already deployed the build.
 */
export async function deploy(
  desk: Desk,
  db: Database,
  { build, env, how }: Deployment,
): Promise<void> {
  const { readerId } = desk
  const { id, projectId, commitId } = build
  const { name } = await demandProject({ db, readerId }, projectId)
  const added = await db.maybe(
    z.object({ id: z.string() }),
    sql`insert into app_studio_deployments (id, project_id, env, reader_id, build_id, how, at)
        values (${newId('deployment')}, ${projectId}, ${env}, ${readerId}, ${id}, ${how}, ${desk.now()})
        on conflict (build_id, env) where how = 'deployed' do nothing returning id`,
  )
  if (!added) return
  const servedId = how === 'stopped' ? null : id
  await db.run(sql`
    insert into app_studio_environments (project_id, env, reader_id, build_id, since)
    values (${projectId}, ${env}, ${readerId}, ${servedId}, ${desk.now()})
    on conflict (project_id, env) do update
      set build_id = excluded.build_id, since = excluded.since, is_healthy = null, probed_at = null`)
  if (how !== 'stopped')
    await happened(desk, db, readerId, {
      ...{ happening: deployed, key: `project.deployed/${added.id}`, about: name },
      facts: { project: { id: projectId, name }, environment: env, commit: commitId },
    })
}

/** The build that an environment serves now; null if it serves none. */
export async function servedBuild(
  desk: Pick<Desk, 'db' | 'readerId'>,
  projectId: string,
  env: Served,
): Promise<BuildRow | null> {
  const [build] = await findBuilds(
    desk,
    sql`build.id = (select build_id from app_studio_environments
        where project_id = ${projectId} and env = ${env} and reader_id = ${desk.readerId})`,
    1,
  )
  return build ?? null
}

/**
 * Promotes the build that the environment before serves; from local it promotes the last green
 * build.
 */
export async function promote(desk: Desk, projectId: string, env: Served): Promise<BuildRow> {
  const before = environments[environments.indexOf(env) - 1]!
  return desk.db.transaction(async (db) => {
    const of = { db, readerId: desk.readerId }
    await lockProject(of, projectId)
    const build =
      before === 'local'
        ? await lastGreen(of, projectId)
        : await servedBuild(of, projectId, before as Served)
    if (!build)
      throw new Problem(
        'conflict',
        before === 'local'
          ? 'There is no build yet whose tests pass. Build local first.'
          : `${before} serves nothing yet. Promote a build to ${before} first.`,
      )
    const now = await servedBuild(of, projectId, env)
    if (now?.id !== build.id) await deploy(desk, db, { build, env, how: 'promoted' })
    return build
  })
}

async function lastGreen(of: Pick<Desk, 'db' | 'readerId'>, projectId: string) {
  const [build] = await findBuilds(
    of,
    sql`build.project_id = ${projectId} and build.state = 'green'`,
    1,
  )
  return build
}

/**
 * Deploys a green build to all environments. An environment that serves a later build keeps it, so
 * the later of two simultaneous deployments wins, whichever is ready first.
 */
export async function deployThrough(
  desk: Desk,
  build: BuildRow,
  how: 'deployed' | 'promoted',
): Promise<void> {
  await desk.db.transaction(async (db) => {
    const of = { db, readerId: desk.readerId }
    await lockProject(of, build.projectId)
    for (const env of served) {
      const now = await servedBuild(of, build.projectId, env)
      if (now === null || now.nth < build.nth) await deploy(desk, db, { build, env, how })
    }
  })
}

/** Makes an environment serve an earlier build again, if it served that build before. */
export async function rollBack(
  desk: Desk,
  { project, env, build: id }: { project: string; env: Served; build: string },
): Promise<void> {
  await desk.db.transaction(async (db) => {
    const of = { db, readerId: desk.readerId }
    await lockProject(of, project)
    const [build] = await findBuilds(
      of,
      sql`build.id = ${id} and build.project_id = ${project} and exists (select from app_studio_deployments
          where build_id = build.id and env = ${env} and reader_id = ${desk.readerId})`,
      1,
    )
    if (!build) throw new Problem('not-found', `${env} never served that build, or it is gone.`)
    const now = await servedBuild(of, project, env)
    if (now?.id !== build.id) await deploy(desk, db, { build, env, how: 'rolled-back' })
  })
}

/** Makes an environment serve nothing. */
export async function stopServing(desk: Desk, project: string, env: Served): Promise<void> {
  await desk.db.transaction(async (db) => {
    const of = { db, readerId: desk.readerId }
    await lockProject(of, project)
    const build = await servedBuild(of, project, env)
    if (build) await deploy(desk, db, { build, env, how: 'stopped' })
  })
}
