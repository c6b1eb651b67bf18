import type { Api } from '#core/contract.ts'
import type { Desk } from '#server/tools.ts'
import type { Build, studioBuilds } from '../../contracts/workspace.ts'
import { newestCommit } from '../projects/newest-files.ts'
import { demandProject } from '../projects/project-rows.ts'
import type { BuildRow } from './build-rows.ts'
import { promote } from './deployments.ts'
import { tellOfEnvironments } from './make-build.ts'
import { ensureName } from './names.ts'
import { startBuild } from './start-build.ts'

/**
 * Builds the newest commit for "local". For any other environment it promotes the build of the
 * environment before it.
 */
export function serverStudioBuilds(desk: Desk): Api<typeof studioBuilds> {
  return {
    async triggerBuild({ projectId, env }) {
      const project = await demandProject(desk, projectId)
      if (env === 'local') {
        const commitId = await newestCommit(desk, projectId)
        const build = await startBuild(desk, project, { commitId, isDeployed: false })
        await tellOfEnvironments(desk)
        return begun(build)
      }
      await ensureName(desk, project)
      const build = await promote(desk, projectId, env)
      await tellOfEnvironments(desk)
      return { ...begun(build), env, lastBuild: desk.now().toISOString() }
    },
  }
}

function begun({ id, state, begunAt, ms, commitId }: BuildRow): Build {
  return {
    ...{ id, env: 'local', lastBuild: begunAt, commit: commitId, branch: 'main', url: '' },
    status: state === 'waiting' ? 'building' : state === 'green' ? 'success' : 'failed',
    duration: Math.round((ms ?? 0) / 1000),
  }
}
