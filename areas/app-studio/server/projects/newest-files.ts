import { Problem } from '#core/problem.ts'
import { demandProject, type ProjectRow } from './project-rows.ts'
import { readBlobs, readFiles } from '../repository/read-tree.ts'
import type { Owned } from '../repository/store-objects.ts'

/** The newest commit of a project; fails if nothing was saved yet. */
export async function newestCommit(of: Owned, project: string): Promise<string> {
  return demandCommit(await demandProject(of, project))
}

/** The newest commit of a project row; fails if nothing was saved yet. */
export function demandCommit({ commitId }: ProjectRow): string {
  if (commitId !== null) return commitId
  throw new Problem('conflict', 'The project has no files yet. Add one to see it here.')
}

/** Reads all files of a commit with their contents. */
export async function filesAt(of: Owned, commit: string): Promise<Map<string, Uint8Array>> {
  const { files } = await readFiles(of, commit)
  const blobs = await readBlobs(
    of,
    [...files.values()].map(({ id }) => id),
  )
  return new Map([...files].map(([path, { id }]) => [path, blobs.get(id)!] as const))
}
