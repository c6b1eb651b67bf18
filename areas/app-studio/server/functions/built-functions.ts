import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { Environment } from '../../contracts/workspace.ts'
import { filesAt, newestCommit } from '../projects/newest-files.ts'
import { workshopOf } from '../workshop.ts'
import type { BuiltFunctions } from './answer-function.ts'

/** The functions of a project as they are in an environment; `local` has those of the newest commit, built if need be. */
export async function functionsIn(
  desk: Desk,
  project: string,
  environment: Environment,
): Promise<BuiltFunctions> {
  const { readerId, world } = desk
  const commit = await newestCommit(desk, project)
  if (environment !== 'local')
    throw new Problem(
      'conflict',
      `Functions of ${environment} are asked at its address. Call those of local here.`,
    )
  const workshop = workshopOf(world)
  const build = async () => workshop.builder.build(await filesAt(desk, commit))
  const built = await workshop.once(`${readerId}/${project}/functions`, commit, () =>
    workshop.inTurn(readerId, build),
  )
  if (built.kind === 'failed')
    throw new Problem('conflict', `The project cannot be built: ${built.errors[0]?.text ?? ''}`)
  return { readerId, project, environment, functions: built.functions }
}
