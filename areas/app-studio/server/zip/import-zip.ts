import { withGivenFile, type FileKind } from '#platform/files/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { REPOSITORY } from '../../limits.ts'
import { zipReading } from './unpack-reading.ts'

/** The kind of an uploaded ZIP file whose files are imported. */
export const projectFile: FileKind = {
  id: 'app-studio/project',
  mostBytes: REPOSITORY.bytes,
  remedy: 'Leave out what is built or installed, then pack again.',
  isKept: false,
}

/** Passes the files of an uploaded ZIP file to a function. If that fails, the upload is kept. */
export function withFilesOfZip<Result>(
  desk: Desk,
  upload: string,
  use: (files: Map<string, Uint8Array>) => Promise<Result>,
): Promise<Result> {
  return withGivenFile(desk, projectFile, { name: 'ZIP file', upload }, async (bytes) =>
    use(await desk.read(zipReading, { bytes })),
  )
}
