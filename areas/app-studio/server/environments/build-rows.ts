import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { buildStates, type KeptBuild } from '../../contracts/environments.ts'
import { lockProject } from '../projects/project-rows.ts'
import type { Owned } from '../repository/store-objects.ts'

const BuildRow = z.object({
  id: z.string(),
  number: z.int(),
  nth: z.int(),
  projectId: z.string(),
  commitId: z.string(),
  state: z.enum(buildStates),
  isDeployed: z.boolean(),
  begunAt: z.string(),
  ms: z.nullable(z.int()),
  passed: z.nullable(z.int()),
  failed: z.nullable(z.int()),
})
export type BuildRow = z.infer<typeof BuildRow>

export const buildColumns = sql`build.id, number, nth, build.project_id, commit_id, build.state, is_deployed, begun_at, ms, passed, failed`

/** Finds builds that meet a condition, newest first. */
export function findBuilds({ db, readerId }: Owned, holds: Sql, most: number): Promise<BuildRow[]> {
  return db.many(
    BuildRow,
    sql`select ${buildColumns} from app_studio_builds as build
        where build.reader_id = ${readerId} and ${holds} order by number desc limit ${most}`,
  )
}

export async function demandBuild(of: Owned, project: string, id: string): Promise<BuildRow> {
  const [row] = await findBuilds(of, sql`build.id = ${id} and build.project_id = ${project}`, 1)
  if (row) return row
  throw new Problem('not-found', 'That build is already gone.')
}

export function keptBuildOf(row: BuildRow): KeptBuild {
  const { id, nth, commitId, state, begunAt, ms, passed, failed } = row
  return {
    ...{ id, nth, commit: commitId, state, begunAt },
    seconds: ms === null ? null : ms / 1000,
    tests: passed === null || failed === null ? null : { passed, failed },
  }
}

interface Wanted {
  projectId: string
  commitId: string
  isDeployed: boolean
  at: Date
}

/**
 * Adds a build of a commit, or returns the one that is in progress. That build is deployed if
 * either caller requests it. The project is locked, so that two simultaneous callers get the same
 * build.
 */
export async function beginBuild(
  { db, readerId }: Owned,
  { projectId, commitId, isDeployed, at }: Wanted,
): Promise<BuildRow> {
  await lockProject({ db, readerId }, projectId)
  return db.one(
    BuildRow,
    sql`insert into app_studio_builds as build
          (id, project_id, reader_id, nth, commit_id, state, is_deployed, begun_at)
        select ${newId('build')}, ${projectId}, ${readerId}, coalesce(max(nth), 0) + 1, ${commitId}, 'waiting',
          ${isDeployed}, ${at}
        from app_studio_builds where project_id = ${projectId} and reader_id = ${readerId}
        on conflict (project_id, commit_id) where state = 'waiting'
        do update set is_deployed = build.is_deployed or excluded.is_deployed
        returning ${buildColumns}`,
  )
}

/** Marks a build as broken, unless it has ended already. Returns true if it was marked. */
export async function breakBuild(db: Database, id: string, words: string): Promise<boolean> {
  const line = { text: words, file: null, line: null, column: null, is: 'error' }
  const { changed } = await db.run(sql`
    update app_studio_builds set state = 'broken', ended_at = now(), log = log || ${JSON.stringify([line])}::jsonb
    where id = ${id} and state = 'waiting'`)
  return changed > 0
}
