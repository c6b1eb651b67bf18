import { Problem } from '#core/problem.ts'
import { deskOf, sql, type Desk } from '#server/tools.ts'
import { reaches } from '../repository/history.ts'
import { guestsOf } from './guests.ts'
import { findShared, isSharedId } from './links.ts'
import { demandProject, findProjects, type ProjectRow } from './project-rows.ts'

/** A project that may be read: an own one, or one that its owner shares by a link. */
export interface Readable {
  /** The desk of its owner. If the project is shared, it must only be used to read. */
  desk: Desk
  row: ProjectRow
  isShared: boolean
}

/** Fails where there is no such project to be read; `id` may come from a link. */
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

/** A commit of a project: the newest one, unless another is asked for. A guest reads commits of this project alone. */
export async function commitOf(
  { desk, row, isShared }: Readable,
  asked: string | undefined,
): Promise<string | null> {
  const { commitId } = row
  if (asked === undefined || asked === commitId || !isShared) return asked ?? commitId
  if (commitId !== null && (await reaches(desk, commitId, asked))) return asked
  throw new Problem('not-found', 'There is no such commit in this project.')
}
