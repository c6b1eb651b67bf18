import { startRun } from '#platform/runs/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { beginBuild, type BuildRow } from './build-rows.ts'
import { makeBuild } from './make-build.ts'

/** Queues the build of a commit, or returns its build that is already in progress. */
export async function startBuild(
  desk: Desk,
  project: { id: string; name: string },
  { commitId, isDeployed }: { commitId: string; isDeployed: boolean },
): Promise<BuildRow> {
  const { readerId } = desk
  return desk.db.transaction(async (db) => {
    const wanted = { projectId: project.id, commitId, isDeployed, at: desk.now() }
    const build = await beginBuild({ db, readerId }, wanted)
    const title = `Build ${project.name}`
    await startRun(
      desk,
      makeBuild,
      { readerId, title, subject: build.id, input: { build: build.id } },
      db,
    )
    return build
  })
}
