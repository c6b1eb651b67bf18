import { withGivenFile, type FileKind } from '#platform/files/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { REPOSITORY } from '../../limits.ts'
import { addProject } from '../projects/add-project.ts'
import { zipReading } from './unpack-reading.ts'

/** A ZIP file that becomes a project. */
export const projectFile: FileKind = {
  id: 'app-studio/project',
  mostBytes: REPOSITORY.bytes,
  remedy: 'Leave out what is built or installed, then pack again.',
  isKept: false,
}

/** Adds a project with the files of an uploaded ZIP; answers its id. */
export function importZip(desk: Desk, name: string, upload: string): Promise<string> {
  return withGivenFile(desk, projectFile, { name, upload }, async (bytes) =>
    addProject(desk, name, await desk.read(zipReading, { bytes })),
  )
}
