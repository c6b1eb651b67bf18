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
 * Things of a file that an import leaves out or changes. remote-picture: only at a web address; lost-picture: not in the file;
 * simplified: code and tables, whose words stay.
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
  /** The first ones. */
  examples: list(z.string(), IMPORTS.examples),
})
export type LeftOut = z.infer<typeof LeftOut>

/** A preview of the things that an import of a file would make. */
export const ImportPreview = z.object({
  format: ImportFormat,
  posts: Count,
  pages: Count,
  /** The number of drafts among them, as the file marks them. */
  drafts: Count,
  pictures: Count,
  /** Posts and pages of the file that the site has from an earlier import; they are not imported again. */
  known: Count,
  leftOut: list(LeftOut, leftOutReasons.length),
  /** The first posts and pages that would be made. */
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

/** Posts, pages and pictures that one file brought. */
export const SiteImport = z.object({
  id: Id,
  name: z.string(),
  format: ImportFormat,
  at: Time,
  /** The numbers of its posts, pages and pictures that are still there. */
  posts: Count,
  pages: Count,
  pictures: Count,
  /** Pictures of the file that are still to be made. */
  waiting: Count,
  leftOut: list(LeftOut, leftOutReasons.length),
})
export type SiteImport = z.infer<typeof SiteImport>

/** A zip of Markdown files, one of them, or an export of WordPress: an upload of the kind "website-builder/import", or base64. */
const GivenFile = z.extend(OneSite, {
  upload: z.optional(Id),
  content: z.optional(text(IMPORTS.contentCharacters)),
  /** The name of the file. */
  name: line(PAGES.titleCharacters),
})

/** Posts and pages of other programs. */
export const siteImport = defineContract('website-builder/import', {
  /**
   * Reads a file and returns what an import would make. Nothing is made yet, and an upload is kept.
   */
  previewImport: write.safe(GivenFile, ImportPreview, ['not-found', 'invalid', 'conflict']),
  /**
   * Adds the posts and pages of a file to the drafts of a site, as the file says or all as drafts;
   * its pictures follow later. Posts and pages that the site has from an earlier import are left as
   * they are.
   */
  importFile: write(
    z.extend(GivenFile, { as: z.enum(['as-file', 'drafts']) }),
    z.object({ import: Id }),
    ['not-found', 'invalid', 'conflict', 'unavailable'],
  ),
  /** The newest first. */
  listImports: read(OneSite, z.object({ imports: list(SiteImport, IMPORTS.listed) }), [
    'not-found',
  ]),
  /**
   * Deletes all that an import brought, including things that were changed since. It can be
   * restored for some days.
   */
  deleteImport: write(OneImport, Nothing, ['not-found']),
  restoreImport: write(OneImport, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/import': typeof siteImport
  }
}
