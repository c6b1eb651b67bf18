import type { Api } from '#core/contract.ts'
import { fileSizeText } from '#core/file-size.ts'
import { NOTES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import { leftOutReasons, type notesImport } from '../../contracts/import.ts'
import { importFound } from './import-found.ts'
import { notesReading } from './import-reading.ts'

/** Notes of files. */
export function serverNotesImport(tools: Desk): Api<typeof notesImport> {
  return {
    async importNotes({ content, name }) {
      const bytes = Buffer.from(content, 'base64')
      if (bytes.byteLength > NOTES.importBytes) {
        throw new Problem(
          'invalid',
          `Files of up to ${fileSizeText(NOTES.importBytes)} can be imported. Split the folder, then import the parts.`,
        )
      }
      const { format, notes, leftOut } = await tools.read(notesReading, { bytes, name })
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
