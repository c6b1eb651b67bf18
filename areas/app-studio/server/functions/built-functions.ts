import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Desk, type World } from '#server/tools.ts'
import type { Environment } from '../../contracts/workspace.ts'
import { filesAt, newestCommit } from '../projects/newest-files.ts'
import { readServed, type Served, type ServedBuild } from '../served/served-build.ts'
import { openVariables } from '../served/variables.ts'
import { workshopOf } from '../workshop.ts'
import type { BuiltFunctions } from './answer-function.ts'

/**
 * Finds a function of a project in an environment. In `local` it is that of the newest commit,
 * which is built if necessary.
 */
export async function functionIn(
  desk: Desk,
  project: string,
  environment: Environment,
  name: string,
): Promise<BuiltFunctions> {
  const built =
    environment === 'local'
      ? await newestFunctions(desk, project)
      : await servedFunction(desk.world, await demandServed(desk, project, environment), name)
  if (built.functions.has(name)) return built
  throw new Problem('not-found', `There is no function “${name}” in ${environment}.`)
}

/**
 * Reads a function of the served build, with the variables of its environment. `functions` is empty
 * if the build has no such function.
 */
export async function servedFunction(
  world: World,
  served: ServedBuild,
  name: string,
): Promise<BuiltFunctions> {
  const { readerId, projectId: project, env: environment } = served
  const file = await readServed(world, served, 'function', [name])
  const functions = new Map(file ? [[name, Buffer.from(file.body).toString()]] : [])
  const given = file ? await openVariables(world, readerId, { project, env: environment }) : {}
  return { readerId, project, environment, functions, ...given }
}

async function newestFunctions(desk: Desk, project: string): Promise<BuiltFunctions> {
  const { readerId, world } = desk
  const commit = await newestCommit(desk, project)
  const workshop = workshopOf(world)
  const build = async () => workshop.builder.build(await filesAt(desk, commit))
  const built = await workshop.once(`${readerId}/${project}/functions`, commit, () =>
    workshop.inTurn(readerId, build),
  )
  if (built.kind === 'failed')
    throw new Problem('conflict', `The project cannot be built: ${built.errors[0]?.text ?? ''}`)
  return { readerId, project, environment: 'local', functions: built.functions }
}

async function demandServed(
  { db, readerId }: Desk,
  projectId: string,
  env: Served,
): Promise<ServedBuild> {
  const row = await db.maybe(
    z.object({ buildId: z.string() }),
    sql`select build_id from app_studio_environments
        where project_id = ${projectId} and env = ${env} and reader_id = ${readerId} and build_id is not null`,
  )
  if (row) return { ...row, readerId, projectId, env }
  throw new Problem('conflict', `${env} serves nothing yet. Deploy the project first.`)
}
