import * as z from 'zod/mini'

/** An entry of a file: any ids, times as ISO 8601 or epoch milliseconds. */
export const FileEntry = z.object({
  id: z.union([z.string(), z.number()]),
  title: z._default(z.nullable(z.string()), null),
  text: z._default(z.nullable(z.string()), null),
  source: z._default(z.nullable(z.union([z.string(), z.number()])), null),
  publishedAt: z._default(z.nullable(z.union([z.string(), z.number()])), null),
  language: z.optional(z.nullable(z.string())),
})
export type FileEntry = z.infer<typeof FileEntry>

/** Epoch milliseconds; null if there is no time or an unreadable one. */
export function timeOf({ publishedAt }: FileEntry): number | null {
  if (publishedAt === null) return null
  const time = typeof publishedAt === 'number' ? publishedAt : Date.parse(publishedAt)
  return Number.isFinite(time) ? time : null
}
