import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { readRunOf, runEnded, type RunKind } from '#platform/runs/server/lends.ts'
import { extend } from '#server/extension-points.ts'
import { deskOf, sql, type Desk } from '#server/tools.ts'
import { buildFailed } from '../../contracts/happenings.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import { filesAt } from '../projects/newest-files.ts'
import { saveLock } from '../preview/save-lock.ts'
import { demandProject } from '../projects/project-rows.ts'
import { breakBuild, findBuilds, type BuildRow } from './build-rows.ts'
import { deployThrough } from './deployments.ts'
import { buildAndTest, inputsOf, said, type Made } from './build-and-test.ts'
import { storeFiles } from './store-build.ts'

/**
 * Makes one build, and deploys it if requested. Building and deploying are separate transactions
 * that record their end, so a worker that takes over repeats neither.
 */
export const makeBuild: RunKind<{ build: string }> = {
  area: 'app-studio',
  kind: 'build',
  input: z.object({ build: Id }),
  atOnce: { inAll: 2, perReader: 1 },
  async perform(world, run) {
    const desk = deskOf(world, run.readerId)
    const read = async () => (await findBuilds(desk, sql`build.id = ${run.input.build}`, 1))[0]
    let build = await read()
    if (build?.state === 'waiting') {
      await run.reportProgress({ done: 0, total: 2, step: 'Building' })
      await finish(desk, build)
      build = await read()
    }
    // The project was deleted meanwhile.
    if (!build) return { build: null, state: 'gone' }
    if (build.state === 'green' && build.isDeployed) {
      await run.reportProgress({ done: 1, total: 2, step: 'Deploying' })
      await deployThrough(desk, build, 'deployed')
    }
    await tellOfEnvironments(desk)
    return { build: build.nth, state: build.state }
  },
  async giveUp(db, { subject }) {
    if (subject !== null) await breakBuild(db, subject, 'The build was cancelled.')
  },
}

/** Marks a build as ended if its run failed on the server. */
export const endBrokenBuilds = extend(
  runEnded,
  async (world, { id, area, kind, readerId, state }) => {
    if (area !== makeBuild.area || kind !== makeBuild.kind || state !== 'failed') return
    const run = await readRunOf(world.db, { kind: makeBuild, readerId }, id, ['build'])
    const build = run?.input?.['build']
    if (typeof build !== 'string') return
    await breakBuild(world.db, build, 'The build broke. The server log says why.')
    await tellOfEnvironments(deskOf(world, readerId))
  },
)

/**
 * Announces the change to screens with builds and environments, and to lists with their figures.
 */
export async function tellOfEnvironments(desk: Desk): Promise<void> {
  await desk.announce({ area: 'app-studio/environments' })
  await desk.announce({ area: 'app-studio/activity' })
  await desk.announce({ area: 'app-studio', operations: ['listProjects', 'getProject'] })
}

/** Builds and tests a commit, and stores the result. */
async function finish(desk: Desk, build: BuildRow): Promise<void> {
  const { name } = await demandProject(desk, build.projectId)
  const started = performance.now()
  const made = await buildAndTest(desk, await filesAt(desk, build.commitId))
  const ms = Math.round(performance.now() - started)
  try {
    await keep(desk, { build, name, ms, made })
  } catch (error) {
    // The build's files exceed the storage limit.
    if (!(error instanceof Problem)) throw error
    const log = [...made.log, said('error', error.message)]
    await keep(desk, { build, name, ms, made: { ...made, state: 'broken', files: [], log } })
  }
  if (made.lockFile !== null) await saveLock(desk, build.projectId, build.commitId, made.lockFile)
}

interface Ended {
  build: BuildRow
  name: string
  ms: number
  made: Made
}

/** Stores the result of a build, unless another worker has ended the build first. */
async function keep(desk: Desk, { build, name, ms, made }: Ended): Promise<void> {
  const { readerId } = desk
  const { state, tests, files } = made
  const log = made.log.slice(0, ENVIRONMENTS.logLines)
  await desk.db.transaction(async (db) => {
    const { changed } = await db.run(sql`
      update app_studio_builds set state = ${state}, ended_at = ${desk.now()}, ms = ${ms},
        passed = ${tests?.passed ?? null}, failed = ${tests?.failed ?? null},
        inputs = ${JSON.stringify(inputsOf(build.commitId, made))}::jsonb, log = ${JSON.stringify(log)}::jsonb
      where id = ${build.id} and reader_id = ${readerId} and state = 'waiting'`)
    if (changed === 0) return
    await storeFiles({ db, readerId }, build.id, files)
    if (state === 'green') return
    await happened(desk, db, readerId, {
      ...{ happening: buildFailed, key: `project.build-failed/${build.id}`, about: name },
      facts: {
        project: { id: build.projectId, name },
        commit: build.commitId,
        reason: log.find(({ is }) => is === 'error')?.text ?? 'The build failed.',
      },
    })
  })
}
