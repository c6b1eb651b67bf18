import { Problem } from '#core/problem.ts'
import { deskOf, sql, type Desk } from '#server/tools.ts'
import { reaches } from '../repository/history.ts'
import { guestsOf } from './guests.ts'
import { findShared, isSharedId } from './links.ts'
import { demandProject, findProjects, type ProjectRow } from './project-rows.ts'

/** A project that the reader may read: an own one, or one that is shared by a link. */
export interface Readable {
  /** The desk of the owner. If the project is shared, it must be used only to read. */
  desk: Desk
  row: ProjectRow
  isShared: boolean
}

/** Finds a project that the reader may read; `id` may be that of a link. Fails if there is none. */
export async function demandReadable(desk: Desk, id: string): Promise<Readable> {
  if (!isSharedId(id)) return { desk, row: await demandProject(desk, id), isShared: false }
  const shared = await findShared(desk.world.db, id)
  if (shared && shared.readerId !== desk.readerId)
    guestsOf(desk.world).note(shared.readerId, desk.readerId)
  const owner = shared && deskOf(desk.world, shared.readerId)
  const [row] = owner
    ? await findProjects(owner, sql`project.id = ${shared!.projectId} and deleted_at is null`, 1)
    : []
  if (owner && row) return { desk: owner, row, isShared: true }
  throw new Problem(
    'not-found',
    'Nothing is shared here. The link is incomplete, or its owner stopped sharing.',
  )
}

/**
 * The requested commit of a project, by default the newest one. Guests can only read commits of
 * this project.
 */
export async function commitOf(
  { desk, row, isShared }: Readable,
  asked: string | undefined,
): Promise<string | null> {
  const { commitId } = row
  if (asked === undefined || asked === commitId || !isShared) return asked ?? commitId
  if (commitId !== null && (await reaches(desk, commitId, asked))) return asked
  throw new Problem('not-found', 'There is no such commit in this project.')
}
