import * as z from 'zod/mini'

/** A bookmark of a file that is stored until it is imported. */
export const ImportItem = z.object({
  address: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  savedAt: z.nullable(z.string()),
  isRead: z.boolean(),
  isArchived: z.boolean(),
  html: z.nullable(z.string()),
  /** The note; absent if an older version without notes read the file. */
  note: z._default(z.string(), ''),
})
export type ImportItem = z.infer<typeof ImportItem>
