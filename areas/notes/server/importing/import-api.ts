import type { Api } from '#core/contract.ts'
import { NOTES } from '../../limits.ts'
import { withGivenFile, type FileKind } from '#platform/files/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { leftOutReasons, type notesImport } from '../../contracts/import.ts'
import { importFound } from './import-found.ts'
import { notesReading } from './import-reading.ts'

/** The kind of file that notes are uploaded in, from this server or another program. */
export const notesFile: FileKind = {
  id: 'notes/import',
  mostBytes: NOTES.importBytes,
  remedy: 'Split the folder, then import the parts.',
  isKept: false,
}

/** Imports notes from files. */
export function serverNotesImport(tools: Desk): Api<typeof notesImport> {
  return {
    async importNotes(given) {
      const { name } = given
      const { format, notes, leftOut } = await withGivenFile(
        tools,
        notesFile,
        { ...given, name: name || 'The file' },
        (bytes) => tools.read(notesReading, { bytes, name }),
      )
      const counts = await importFound(tools, notes)
      await tools.announce({ area: 'notes' })
      return {
        ...{ format, ...counts },
        leftOut: leftOutReasons
          .map((reason) => ({ reason, count: leftOut[reason] }))
          .filter(({ count }) => count > 0),
      }
    },
  }
}
