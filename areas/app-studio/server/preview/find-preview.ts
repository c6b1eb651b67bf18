import { isPreviewName } from '#server/second-listener/names/preview-names.ts'
import { deskOf, type Desk, type World } from '#server/tools.ts'
import { endingOf } from '../build/files/paths.ts'
import type { ProjectIn } from '../functions/project-data.ts'
import { filesAt } from '../projects/newest-files.ts'
import { workshopOf } from '../workshop.ts'
import { previewsOf, type Preview } from './previews.ts'
import { findShown, type ShownRow } from './shown-previews.ts'

/**
 * Finds the preview with a name, at the commit that it shows now. If this process does not have
 * that build, it is built again: after a restart, after a build by another process, or if it was
 * removed from memory.
 */
export async function findPreview(
  world: World,
  name: string,
  path: string,
): Promise<Preview | null> {
  const previews = previewsOf(world)
  const inHand = previews.find(name)
  if (inHand && (inHand.commit === null || !mayBeOlder(inHand, path))) return inHand
  if (!isPreviewName(name)) return null
  const row = await findShown(world.db, name)
  if (!row) {
    previews.end(name)
    return null
  }
  if (inHand?.commit === row.commitId) return inHand
  const workshop = workshopOf(world)
  const desk = deskOf(world, row.readerId)
  return workshop.once(`${row.readerId}/${row.projectId}/again`, row.commitId, () =>
    workshop.inTurn(row.readerId, () => buildAgain(desk, row)),
  )
}

/** Says if a newer build is looked for: for pages, and for files that this build lacks. */
function mayBeOlder({ files }: Preview, path: string): boolean {
  return ['', 'html', 'htm'].includes(endingOf(path)) || !files.has(path)
}

/** Builds the commit that a preview shows; null if that is no longer possible. */
export async function buildAgain(
  desk: Desk,
  { projectId, name, commitId }: ShownRow,
): Promise<Preview | null> {
  const built = await workshopOf(desk.world).builder.build(await filesAt(desk, commitId))
  if (built.kind === 'failed') return null
  const functions = { ...functionsHere(desk, projectId), functions: built.functions }
  return previewsOf(desk.world).show({ commit: commitId, files: built.files, functions }, name)
}

/** Functions of a preview use the data of `local`. */
export function functionsHere({ readerId }: Desk, project: string): ProjectIn {
  return { readerId, project, environment: 'local' }
}
