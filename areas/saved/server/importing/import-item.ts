import * as z from 'zod/mini'

/** A bookmark of a file, until it is imported. */
export const ImportItem = z.object({
  address: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  savedAt: z.nullable(z.string()),
  isRead: z.boolean(),
  isArchived: z.boolean(),
  html: z.nullable(z.string()),
  /** The note; absent in files that were read by a version without notes. */
  note: z._default(z.string(), ''),
})
export type ImportItem = z.infer<typeof ImportItem>
