import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { SAVED } from '../limits.ts'
import { Count, text } from '#core/words.ts'

/** The program that wrote a file, by its content. */
export const importFormats = [
  'pocket-csv',
  'pocket-html',
  'instapaper',
  'wallabag',
  'omnivore',
  'readwise',
  'raindrop',
  'karakeep',
  'linkwarden',
  'pinboard',
  'reader-stars',
  'browser',
  'chromium',
  'firefox',
  'synthwire-csv',
  'markdown',
  'addresses',
  'list',
] as const
export const ImportFormat = z.enum(importFormats)
export type ImportFormat = z.infer<typeof ImportFormat>

/** The reason why a bookmark of the file is left out. */
export const leftOutReasons = [
  'no-address',
  'no-web-address',
  'too-long',
  'repeated',
  'too-many',
] as const
export const LeftOutReason = z.enum(leftOutReasons)
export type LeftOutReason = z.infer<typeof LeftOutReason>

/** The content of a file, before anything is imported. */
export const ImportPreview = z.object({
  id: Id,
  format: ImportFormat,
  found: Count,
  /** Pages among them that are not saved yet. */
  fresh: Count,
  read: Count,
  archived: Count,
  tags: Count,
  /** Reasons with their numbers; `/saved/imports/{id}/left-out.csv` names each bookmark. */
  leftOut: z.array(z.object({ reason: LeftOutReason, count: Count })),
  /** The first bookmarks of the file. */
  first: z.array(z.object({ title: z.string(), address: z.string(), savedAt: z.nullable(Time) })),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** Files of other programs. */
export const savedImport = defineContract('saved/import', {
  /**
   * Reads a file, and describes its content without importing anything yet. The file is an upload
   * of the kind "saved/import", or base64 from programs.
   */
  readFile: write(
    z.object({ upload: z.optional(Id), content: z.optional(text(SAVED.importBodyBytes)) }),
    ImportPreview,
    ['not-found', 'conflict'],
  ),
  /** Imports the file; its run shows the progress. */
  startImport: write.keyed(z.object({ id: Id }), z.object({ run: Id }), ['not-found', 'conflict']),
  /** The run of the newest import, for `runs.getRun`; null if there is none. */
  getNewest: read(
    z.object({}),
    z.nullable(
      z.object({
        run: Id,
        import: Id,
        /** Bookmarks that were left out, and pages that could not be fetched. */
        problems: Count,
      }),
    ),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'saved/import': typeof savedImport
  }
}
