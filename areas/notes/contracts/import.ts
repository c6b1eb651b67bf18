import * as z from 'zod/mini'
import { defineContract, Id, write } from '#core/contract.ts'
import { NOTES } from '../limits.ts'
import { Count, text } from '#core/words.ts'

export const importFormats = ['synthwire-json', 'markdown-folder', 'markdown'] as const

/** The reasons why a file in a folder is left out. */
export const leftOutReasons = ['too-long', 'too-many', 'no-text'] as const

/** The outcome of an import. */
export const Imported = z.object({
  format: z.enum(importFormats),
  added: Count,
  /** Notes that were changed in the file but not on this server since the file was written. */
  updated: Count,
  unchanged: Count,
  /** Notes that were changed in both places; the version in the file becomes a separate note. */
  keptBoth: Count,
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: Count })),
})
export type Imported = z.infer<typeof Imported>

/**
 * Imports notes from exports of this server, and from folders of Markdown files that other programs
 * write.
 */
export const notesImport = defineContract('notes/import', {
  /**
   * Imports a zip file, a Markdown file or JSON, from an upload of the kind "notes/import" or, for
   * programs, in base64. Importing the same file again adds nothing.
   */
  importNotes: write(
    z.object({
      upload: z.optional(Id),
      content: z.optional(text(NOTES.importBodyBytes)),
      /** The name of the file, which becomes the title of a note from a single Markdown file. */
      name: z._default(text(NOTES.fileNameCharacters), ''),
    }),
    Imported,
    ['conflict', 'not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notes/import': typeof notesImport
  }
}
