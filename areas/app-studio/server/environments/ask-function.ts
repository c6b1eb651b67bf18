import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { answerFunction, tooMuch, turnOf } from '../functions/answer-function.ts'
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
  // A flood is refused before anything is read for it.
  const turn = turnOf(world, { readerId, project, environment })
  if (turn === null) return tooMuch()
  const file = await readServed(world, served, 'function', [name])
  const functions = new Map(file ? [[name, Buffer.from(file.body).toString()]] : [])
  const given = file ? await openVariables(world, readerId, { project, env: environment }) : {}
  const built = { readerId, project, environment, functions, ...given }
  return answerFunction(world, built, { name, method, query, headers, body }, gone, turn)
}
