import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { answerFunction, tooMuch, turnOf } from '../functions/answer-function.ts'
import { servedFunction } from '../functions/built-functions.ts'
import type { ServedBuild } from '../served/served-build.ts'

/**
 * Calls a function of the build that an environment serves, with the environment's data and
 * variables.
 */
export async function askFunction(
  world: World,
  served: ServedBuild,
  name: string,
  { method, query, headers, body }: SiteRequest,
  gone: AbortSignal,
): Promise<SiteReply> {
  const { readerId, projectId: project, env: environment } = served
  // Excess calls are refused before anything is read for them.
  const turn = turnOf(world, { readerId, project, environment })
  if (turn === null) return tooMuch()
  const built = await servedFunction(world, served, name)
  return answerFunction(world, built, { name, method, query, headers, body }, gone, turn)
}
