import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { giveName } from '#server/second-listener/names/give-name.ts'
import { sql, type Desk } from '#server/tools.ts'
import {
  BuildInputs,
  deploymentKinds,
  LogLine,
  type studioEnvironments,
} from '../../contracts/environments.ts'
import type { Environment } from '../../contracts/workspace.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import { newestCommit } from '../projects/newest-files.ts'
import { demandProject } from '../projects/project-rows.ts'
import type { Served } from '../served/served-build.ts'
import { listVariables, saveVariable } from '../served/variables.ts'
import { demandBuild, findBuilds, keptBuildOf } from './build-rows.ts'
import { deployThrough, rollBack, stopServing } from './deployments.ts'
import { readEnvironments } from './read-environments.ts'
import { tellOfEnvironments } from './make-build.ts'
import { ensureName, projectNames } from './names.ts'
import { startBuild } from './start-build.ts'

/** Builds of projects that are kept, and the environments that serve them. */
export function serverStudioEnvironments(desk: Desk): Api<typeof studioEnvironments> {
  const { db, readerId } = desk

  return {
    getEnvironments: ({ project }) => readEnvironments(desk, project),

    async getBuild({ project, build }) {
      await demandProject(desk, project)
      const row = await demandBuild(desk, project, build)
      const told = await db.one(
        z.object({ inputs: z.nullable(BuildInputs), log: z.array(LogLine) }),
        sql`select inputs, log from app_studio_builds where id = ${build} and reader_id = ${readerId}`,
      )
      return { ...keptBuildOf(row), ...told }
    },

    async listDeployments({ project, env, cursor }) {
      await demandProject(desk, project)
      const behind = readCursor(cursor)
      const rows = await db.many(
        DeploymentRow,
        sql`select deployment.id, deployment.number, at, how, build_id, nth, commit_id
            from app_studio_deployments as deployment
            join app_studio_builds as build on build.id = build_id
            where deployment.project_id = ${project} and env = ${env} and deployment.reader_id = ${readerId}
              and ${behind ? sql`deployment.number < ${behind.id}::bigint` : sql`true`}
            order by deployment.number desc limit ${ENVIRONMENTS.deploymentsShown + 1}`,
      )
      const shown = rows.slice(0, ENVIRONMENTS.deploymentsShown)
      const last = shown.at(-1)
      return {
        deployments: shown.map(({ id, at, how, buildId, nth, commitId }) => ({
          ...{ id, at, how },
          build: { id: buildId, nth, commit: commitId },
        })),
        next:
          last && rows.length > shown.length
            ? cursorAt({ publishedTime: last.at, id: last.number })
            : null,
      }
    },

    async deployProject({ project: id }) {
      const project = await demandProject(desk, id)
      await ensureName(desk, project)
      const commitId = await newestCommit(desk, id)
      // A commit that already has a green build is not built again.
      const [made] = await findBuilds(
        desk,
        sql`build.project_id = ${id} and commit_id = ${commitId} and build.state = 'green'`,
        1,
      )
      if (made) await deployThrough(desk, made, 'promoted')
      const build = made ?? (await startBuild(desk, project, { commitId, isDeployed: true }))
      await tellOfEnvironments(desk)
      return { build: build.id }
    },

    async rollBack({ project, env, build }) {
      await demandProject(desk, project)
      await rollBack(desk, { project, env: demandServed(env), build })
      await tellOfEnvironments(desk)
    },

    async stopEnvironment({ project, env }) {
      await demandProject(desk, project)
      await stopServing(desk, project, demandServed(env))
      await tellOfEnvironments(desk)
    },

    async nameProject({ project, name }) {
      await demandProject(desk, project)
      await giveName(desk, projectNames, project, name)
      await tellOfEnvironments(desk)
    },

    async listVariables({ project, env }) {
      await demandProject(desk, project)
      return env === 'local' ? [] : listVariables(desk, { project, env })
    },

    async saveVariable({ project, env, name, value, isSecret }) {
      await demandProject(desk, project)
      await saveVariable(desk, { project, env: demandServed(env) }, { name, value, isSecret })
      await desk.announce({ area: 'app-studio/environments' })
    },

    async deleteVariable({ project, env, name }) {
      await demandProject(desk, project)
      await db.run(sql`
        delete from app_studio_variables
        where project_id = ${project} and env = ${env} and name = ${name} and reader_id = ${readerId}`)
      await desk.announce({ area: 'app-studio/environments' })
    },
  }
}

const DeploymentRow = z.object({
  id: z.string(),
  number: z.int(),
  at: z.string(),
  how: z.enum(deploymentKinds),
  buildId: z.string(),
  nth: z.int(),
  commitId: z.string(),
})

export function demandServed(env: Environment): Served {
  if (env !== 'local') return env
  throw new Problem('not-found', 'local is the preview beside the editor: nothing is served there.')
}
