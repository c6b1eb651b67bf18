import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { ProjectActivity, studioActivity } from '../../contracts/activity.ts'
import { deploymentKinds } from '../../contracts/environments.ts'
import { Environment } from '../../contracts/workspace.ts'
import { ACTIVITY } from '../../limits.ts'
import { findBuilds, keptBuildOf } from '../environments/build-rows.ts'
import { commitOf, demandReadable } from '../projects/readable.ts'
import { authorOf } from '../repository/author.ts'
import { readHistory } from '../repository/history.ts'
import type { Owned } from '../repository/store-objects.ts'
import { mergeLists, type PlacedList } from './merge-lists.ts'

interface InProject {
  of: Owned
  project: string
  /** The name of the owner, who counts as the author of all builds and deployments. */
  by: string
}

/** Lists commits, builds and deployments of a project together. */
export function serverStudioActivity(desk: Desk): Api<typeof studioActivity> {
  return {
    async listActivity({ project: id, cursor }) {
      const readable = await demandReadable(desk, id)
      const { desk: of, row, isShared } = readable
      const [commit, build, deployment] = placesIn(cursor)
      const its = { of, project: row.id, by: (await authorOf(of)).name }
      const from = commit === null ? null : await commitOf(readable, commit)
      const { entries, places } = mergeLists<ProjectActivity>(
        await Promise.all([
          from === null ? NOTHING : listCommits(of, from),
          isShared || build === null ? NOTHING : listBuilds(its, build),
          isShared || deployment === null ? NOTHING : listDeployments(its, deployment),
        ]),
        ACTIVITY.shown,
      )
      const isOver = places.every((place) => place === null)
      return { entries, next: isOver ? null : places.map((place) => place ?? '-').join('.') }
    },
  }
}

const NOTHING: PlacedList<never> = { entries: [], places: [] }

/**
 * Reads a cursor: for each list the position at which it continues, undefined at its beginning,
 * null at its end.
 */
function placesIn(cursor: string | undefined): (string | undefined | null)[] {
  const places = cursor?.split('.') ?? [undefined, undefined, undefined]
  return places.map((place) => (place === '-' ? null : place))
}

/**
 * Lists commits in the order of history and not by date, because pushed commits can have any date.
 */
async function listCommits(of: Owned, from: string) {
  const { commits, next } = await readHistory(of, from, ACTIVITY.shown)
  return {
    entries: commits.map(({ id, message, author, committedAt }) => ({
      ...{ is: 'commit' as const, id, message },
      ...{ by: author.name, at: committedAt.toISOString() },
    })),
    places: [...commits.map(({ id }) => id), ...(next === null ? [] : [next])],
  }
}

async function listBuilds({ of, project, by }: InProject, from: string | undefined) {
  const rows = await findBuilds(
    of,
    sql`build.project_id = ${project} and ${from === undefined ? sql`true` : sql`number <= ${from}::bigint`}`,
    ACTIVITY.shown + 1,
  )
  return {
    entries: rows.map((row) => {
      const { id, nth, commit, state, tests, begunAt } = keptBuildOf(row)
      return { is: 'build' as const, id, nth, commit, state, tests, by, at: begunAt }
    }),
    places: rows.map(({ number }) => String(number)),
  }
}

const DeploymentRow = z.object({
  id: z.string(),
  number: z.int(),
  env: Environment,
  how: z.enum(deploymentKinds),
  at: z.string(),
  buildId: z.string(),
  nth: z.int(),
})

async function listDeployments({ of, project, by }: InProject, from: string | undefined) {
  const rows = await of.db.many(
    DeploymentRow,
    sql`select deployment.id, deployment.number, env, how, at, build_id, nth
        from app_studio_deployments as deployment join app_studio_builds as build on build.id = build_id
        where deployment.project_id = ${project} and deployment.reader_id = ${of.readerId}
          and ${from === undefined ? sql`true` : sql`deployment.number <= ${from}::bigint`}
        order by deployment.number desc limit ${ACTIVITY.shown + 1}`,
  )
  return {
    entries: rows.map(({ id, env, how, at, buildId, nth }) => ({
      ...{ is: 'deployment' as const, id, env, how, by, at },
      build: { id: buildId, nth },
    })),
    places: rows.map(({ number }) => String(number)),
  }
}
