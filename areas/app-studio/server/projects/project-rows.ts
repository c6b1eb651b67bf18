import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Sql } from '#server/tools.ts'
import type { Project, ProjectDetail, Shelf } from '../../contract.ts'
import { MAIN } from '../repository/refs.ts'
import type { Owned } from '../repository/store-objects.ts'

const ProjectRow = z.object({
  id: z.string(),
  number: z.int(),
  name: z.string(),
  createdAt: Time,
  editedAt: Time,
  isArchived: z.boolean(),
  isDeleted: z.boolean(),
  commitId: z.nullable(z.string()),
  files: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  languages: z.nullable(z.array(z.string())),
})
export type ProjectRow = z.infer<typeof ProjectRow>

/** The SQL condition for the projects of each shelf. */
export const onShelf: Record<Shelf, Sql> = {
  active: sql`deleted_at is null and archived_at is null`,
  archived: sql`deleted_at is null and archived_at is not null`,
  deleted: sql`deleted_at is not null`,
}

/** Finds projects that meet a condition, last edited first. */
export function findProjects({ db, readerId }: Owned, holds: Sql, most: number) {
  return db.many(
    ProjectRow,
    sql`select project.id, number, project.name, created_at, edited_at, archived_at is not null as is_archived,
          deleted_at is not null as is_deleted, commit_id, files, bytes, languages
        from app_studio_projects as project
        left join app_studio_refs as ref on project_id = project.id and ref.name = ${MAIN}
        where project.reader_id = ${readerId} and ${holds}
        order by edited_at desc, number desc limit ${most}`,
  )
}

/** Reads a project. Fails if the reader has no such project, or deleted it. */
export async function demandProject(of: Owned, id: string): Promise<ProjectRow> {
  const [row] = await findProjects(of, sql`project.id = ${id} and deleted_at is null`, 1)
  if (row) return row
  throw new Problem('not-found', 'That project is already gone.')
}

/** Locks a project, so that changes of its builds, deployments and token wait for each other. */
export async function lockProject({ db, readerId }: Owned, id: string): Promise<void> {
  await db.run(
    sql`select from app_studio_projects where id = ${id} and reader_id = ${readerId} for no key update`,
  )
}

/** Counts the projects that meet a condition. */
export async function countProjects({ db, readerId }: Owned, holds: Sql): Promise<number> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from app_studio_projects as project
        where reader_id = ${readerId} and ${holds}`,
  )
  return count
}

/**
 * The number of people who work on a project: only the reader, because git asks everybody for one
 * of the reader's tokens.
 */
const COLLABORATORS = 1

/** Converts a row to a project of the list, without a plan. */
export function projectOf(
  row: ProjectRow,
  figures: Pick<Project, 'status' | 'health' | 'served'> | undefined,
): Project {
  return {
    ...factsOf(row),
    stack: row.languages ?? [],
    branch: 'main',
    collaborators: COLLABORATORS,
    ...{ status: 'planning', health: null, ...figures },
    ...{ progress: null, roadmap: null, metrics: null },
    ...{ integrations: null, businessMetrics: null, features: [] },
  }
}

export function detailOf(row: ProjectRow): ProjectDetail {
  return {
    ...factsOf(row),
    isShared: false,
    tabs: ['vibe-code'],
    techStack: row.languages ?? [],
    ...{ primaryState: null, secondaryState: null, documentation: null },
    ...{ wbs: [], roadmap: [], epics: [], agents: [], integrations: [] },
  }
}

/** Converts a row to a shared project. The id is that of the link instead of the project's own. */
export function sharedOf(row: ProjectRow, sharedId: string): ProjectDetail {
  return { ...detailOf(row), id: sharedId, repository: null, isShared: true }
}

function factsOf(row: ProjectRow) {
  const { id, name, createdAt, editedAt, commitId, files, bytes } = row
  return {
    ...{ id, name, description: '', lastUpdated: editedAt },
    shelf: row.isDeleted ? 'deleted' : row.isArchived ? 'archived' : 'active',
    repository: {
      ...{ commit: commitId, createdAt },
      files: files ?? 0,
      bytes: bytes ?? 0,
      gitPath: `/git/${id}.git`,
    },
  } satisfies Partial<Project>
}
