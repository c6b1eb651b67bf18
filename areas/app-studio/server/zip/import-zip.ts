import { withGivenFile, type FileKind } from '#platform/files/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { REPOSITORY } from '../../limits.ts'
import { zipReading } from './unpack-reading.ts'

/** A ZIP file that becomes a project. */
export const projectFile: FileKind = {
  id: 'app-studio/project',
  mostBytes: REPOSITORY.bytes,
  remedy: 'Leave out what is built or installed, then pack again.',
  isKept: false,
}

/** Uses the files of an uploaded ZIP, by their paths; the upload is kept where that fails. */
export function withFilesOfZip<Result>(
  desk: Desk,
  upload: string,
  use: (files: Map<string, Uint8Array>) => Promise<Result>,
): Promise<Result> {
  return withGivenFile(desk, projectFile, { name: 'ZIP file', upload }, async (bytes) =>
    use(await desk.read(zipReading, { bytes })),
  )
}
