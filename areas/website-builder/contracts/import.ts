import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, line, list, text } from '#core/words.ts'
import { IMPORTS, PAGES } from '../limits.ts'

const OneSite = z.object({ site: Id })
const OneImport = z.extend(OneSite, { import: Id })

export const importFormats = ['markdown', 'wordpress'] as const
export const ImportFormat = z.enum(importFormats)
export type ImportFormat = z.infer<typeof ImportFormat>

/**
 * Kinds of content in a file that an import leaves out or changes. A remote picture is only at a
 * web address; a lost picture is not in the file. Code and tables keep their words, but lose their
 * layout.
 */
export const leftOutReasons = [
  'protected',
  'deleted',
  'unknown-type',
  'empty',
  'too-long',
  'too-many',
  'facts',
  'comment',
  'remote-picture',
  'lost-picture',
  'picture',
  'gallery',
  'shortcode',
  'html',
  'table',
  'code',
] as const
export const LeftOutReason = z.enum(leftOutReasons)
export type LeftOutReason = z.infer<typeof LeftOutReason>

export const LeftOut = z.object({
  reason: LeftOutReason,
  count: Count,
  /** The first examples of this kind, such as titles, paths or addresses. */
  examples: list(z.string(), IMPORTS.examples),
})
export type LeftOut = z.infer<typeof LeftOut>

/** A preview of what importing a file would add. */
export const ImportPreview = z.object({
  format: ImportFormat,
  posts: Count,
  pages: Count,
  /** The number of posts and pages that the file marks as drafts. */
  drafts: Count,
  pictures: Count,
  /** The number of posts and pages that an earlier import added; they are not imported again. */
  known: Count,
  leftOut: list(LeftOut, leftOutReasons.length),
  /** The first posts and pages that would be added. */
  first: list(
    z.object({
      kind: z.enum(['post', 'page']),
      title: z.string(),
      path: z.string(),
      publishedAt: z.nullable(Time),
    }),
    IMPORTS.first,
  ),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** The posts, pages and pictures that were imported from one file. */
export const SiteImport = z.object({
  id: Id,
  name: z.string(),
  format: ImportFormat,
  at: Time,
  /** The numbers of imported posts, pages and pictures that still exist. */
  posts: Count,
  pages: Count,
  pictures: Count,
  /** The number of pictures that are still to be imported. */
  waiting: Count,
  leftOut: list(LeftOut, leftOutReasons.length),
})
export type SiteImport = z.infer<typeof SiteImport>

/**
 * A Markdown file, a zip of Markdown files, or an export of WordPress. It is an upload of the kind
 * "website-builder/import", or its content in base64.
 */
const GivenFile = z.extend(OneSite, {
  upload: z.optional(Id),
  content: z.optional(text(IMPORTS.contentCharacters)),
  /** The name of the file. */
  name: line(PAGES.titleCharacters),
})

/** Imports posts and pages from other programs. */
export const siteImport = defineContract('website-builder/import', {
  /**
   * Parses a file, and returns what an import would add, without adding it. An upload is kept for
   * the import.
   */
  previewImport: write.safe(GivenFile, ImportPreview, ['not-found', 'invalid', 'conflict']),
  /**
   * Adds the posts and pages of a file to a site, either all as drafts or in the state that the
   * file says. Pictures are added afterwards. Posts and pages from an earlier import do not change.
   */
  importFile: write(
    z.extend(GivenFile, { as: z.enum(['as-file', 'drafts']) }),
    z.object({ import: Id }),
    ['not-found', 'invalid', 'conflict', 'unavailable'],
  ),
  /** Lists imports, the newest first. */
  listImports: read(OneSite, z.object({ imports: list(SiteImport, IMPORTS.listed) }), [
    'not-found',
  ]),
  /**
   * Deletes everything that an import added, even if it was changed since. This can be undone for
   * some days.
   */
  deleteImport: write(OneImport, Nothing, ['not-found']),
  restoreImport: write(OneImport, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/import': typeof siteImport
  }
}
