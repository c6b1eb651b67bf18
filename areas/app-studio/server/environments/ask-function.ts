import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { answerFunction } from '../functions/answer-function.ts'
import { readServed, type ServedBuild } from './served-build.ts'
import { openVariables } from './variables.ts'

/** Asks a function of the build that is served, with the data and the variables of its environment. */
export async function askFunction(
  world: World,
  served: ServedBuild,
  name: string,
  { method, query, headers, body }: SiteRequest,
  gone: AbortSignal,
): Promise<SiteReply> {
  const { readerId, projectId: project, env: environment } = served
  const file = await readServed(world, served, 'function', [name])
  const functions = new Map(file ? [[name, Buffer.from(file.body).toString()]] : [])
  const given = file ? await openVariables(world, readerId, { project, env: environment }) : {}
  const built = { readerId, project, environment, functions, ...given }
  return answerFunction(world, built, { name, method, query, headers, body }, gone)
}
