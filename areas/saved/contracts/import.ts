import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { SAVED } from '../limits.ts'
import { Count, text } from '#core/words.ts'

/** The program that wrote a file, recognized by the content. */
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

/** Reasons why a bookmark of the file is left out. */
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
  /** The number of pages in the file that are not saved yet. */
  fresh: Count,
  read: Count,
  archived: Count,
  tags: Count,
  /**
   * The number of bookmarks that are left out for each reason; `/saved/imports/{id}/left-out.csv`
   * lists them.
   */
  leftOut: z.array(z.object({ reason: LeftOutReason, count: Count })),
  /** The first bookmarks of the file. */
  first: z.array(z.object({ title: z.string(), address: z.string(), savedAt: z.nullable(Time) })),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** Imports bookmarks from files of other programs. */
export const savedImport = defineContract('saved/import', {
  /**
   * Parses a file, and returns its content without importing anything yet. The file is an upload of
   * the kind "saved/import" or, from programs, in base64.
   */
  readFile: write(
    z.object({ upload: z.optional(Id), content: z.optional(text(SAVED.importBodyBytes)) }),
    ImportPreview,
    ['not-found', 'conflict'],
  ),
  /** Imports the file. `run` shows the progress. */
  startImport: write.keyed(z.object({ id: Id }), z.object({ run: Id }), ['not-found', 'conflict']),
  /** Returns the run of the newest import, for `runs.getRun`; null if there is none. */
  getNewest: read(
    z.object({}),
    z.nullable(
      z.object({
        run: Id,
        import: Id,
        /**
         * The number of lines in `left-out.csv`: bookmarks left out, and pages that could not be
         * fetched.
         */
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
