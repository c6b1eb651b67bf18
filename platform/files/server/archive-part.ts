import { createHash } from 'node:crypto'
import { FILES } from '#core/limits.ts'
import { BadValue, type ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, words } from '#server/archive/checks/column-rules.ts'
import { fileTypes } from './file-type.ts'

function hash(value: string): string {
  if (!/^[\da-f]{64}$/.test(value)) throw new BadValue('is no hash')
  return value
}

/** Uploaded files and their contents, with the checks for archived values. */
export const filesArchive: ArchivePart = {
  tables: {
    files: { columns: { id: name, reader_id: name, hash, type: oneOf(fileTypes), name: words } },
  },
  media: [
    {
      pattern: /^media\/contents\/([\da-f]{2})\/\1[\da-f]{62}$/,
      mostBytes: FILES.bytes,
      problemOf(file, content) {
        const sum = createHash('sha256').update(content).digest('hex')
        return file.endsWith(`/${sum}`) ? null : 'is not what its name says'
      },
    },
  ],
}
