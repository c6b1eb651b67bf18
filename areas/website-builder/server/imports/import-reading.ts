import type { FileKind } from '#platform/files/server/lends.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { ImportedFile } from '../../importing/found-post.ts'
import type { ImportQuestion } from '../../importing/read-import.ts'
import { IMPORTS } from '../../limits.ts'

/**
 * An uploaded file with posts of another program. The upload itself is not kept, only what sites
 * show of it.
 */
export const importedFile: FileKind = {
  id: 'website-builder/import',
  mostBytes: IMPORTS.fileBytes,
  remedy: 'Split it, then import the parts.',
  isKept: false,
}

/** Parses a file that a reader imports into posts, pages and pictures. */
export const importReading: Reading<ImportQuestion, ImportedFile> = {
  name: 'website-builder-import',
  what: ({ name }) => `“${name}”`,
  origin: () => 'a reader',
  async load() {
    const { readImport } = await import('../../importing/read-import.ts')
    return readImport
  },
}
