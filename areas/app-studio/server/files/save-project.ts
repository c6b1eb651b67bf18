import { Problem } from '#core/problem.ts'
import { happened } from '#platform/actions/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { FileConflict } from '../../contracts/files.ts'
import { filesSaved } from '../../contracts/happenings.ts'
import { REPOSITORY } from '../../limits.ts'
import { demandProject } from '../projects/project-rows.ts'
import { changeFiles, type FileChange } from '../repository/change-files.ts'
import { readBlobs, readSizes, type Files } from '../repository/read-tree.ts'
import { saveChanges, type Saved } from '../repository/save-changes.ts'
import type { Owned } from '../repository/store-objects.ts'
import { authorOf } from '../repository/author.ts'
import { textOf } from './file-content.ts'

interface Asked {
  project: string
  base: string | null
  changes: readonly FileChange[]
  hand: string
  message: string | null
}

/**
 * Saves changes of a project and announces them. If there are conflicts, it returns them with the
 * texts of both sides.
 */
export async function saveProject(
  desk: Desk,
  { project, base, changes, hand, message }: Asked,
): Promise<{ commit: string; conflicts: FileConflict[] }> {
  const { readerId } = desk
  const answer = await desk.db.transaction(async (db) => {
    const of = { db, readerId }
    const { name } = await demandProject(of, project)
    const saved = await saveChanges(of, {
      ...{ projectId: project, base, changes, hand, message, now: desk.now() },
      author: await authorOf(of),
    })
    if (saved.is === 'conflict')
      return { commit: saved.commit, conflicts: await conflictsOf(of, saved, changes) }
    if (saved.isNew)
      await happened(desk, db, readerId, {
        ...{ happening: filesSaved, key: `project.saved/${project}/${saved.commit}`, about: name },
        facts: { project: { id: project, name }, commit: saved.commit, by: hand },
      })
    return { commit: saved.commit, conflicts: [] }
  })
  if (answer.conflicts.length === 0) await desk.announce({ area: 'app-studio/projects' })
  return answer
}

async function conflictsOf(
  of: Owned,
  { paths, base, head }: Extract<Saved, { is: 'conflict' }>,
  changes: readonly FileChange[],
): Promise<FileConflict[]> {
  const { files: own, blobs } = ownFiles(base, changes)
  const written = new Map(blobs.map(({ id, body }) => [id, body] as const))
  const shown = paths.slice(0, REPOSITORY.conflictFiles)
  const idsAt = (files: Files) => shown.flatMap((path) => files.get(path)?.id ?? [])
  const sizes = await readSizes(of, [...idsAt(base), ...idsAt(head), ...idsAt(own)])
  const small = [...sizes].flatMap(([id, bytes]) => (bytes <= REPOSITORY.conflictBytes ? [id] : []))
  const stored = await readBlobs(of, small)
  const text = (files: Files, path: string) => {
    const id = files.get(path)?.id
    const bytes = id === undefined ? undefined : (written.get(id) ?? stored.get(id))
    return bytes ? textOf(bytes) : null
  }
  return shown.map((path) => ({
    path,
    base: text(base, path),
    saved: text(head, path),
    yours: text(own, path),
  }))
}

/** Applies the changes to the base; if that is not possible, returns the base unchanged. */
function ownFiles(base: Files, changes: readonly FileChange[]) {
  try {
    return changeFiles(base, changes)
  } catch (error) {
    if (error instanceof Problem) return { files: base, blobs: [] }
    throw error
  }
}
