import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count } from '#core/words.ts'

/** A file that a reader uploaded. Its content is at /files/ID. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  /** The media type, recognized by the content: "application/pdf". */
  type: z.string(),
  bytes: Count,
  createdAt: Time,
})
export type StoredFile = z.infer<typeof StoredFile>

/** The storage that a reader's files take. */
export const FileUsage = z.object({
  files: Count,
  /** Files with equal content count once. */
  usedBytes: Count,
  quotaBytes: Count,
})
export type FileUsage = z.infer<typeof FileUsage>

export const files = defineContract('files', {
  /** Lists the newest file first, up to 1000 files. */
  listFiles: read(z.object({}), z.array(StoredFile)),
  getUsage: read(z.object({}), FileUsage),
  /** Deletes a file. If it was uploaded for a purpose, the parsed content is kept there. */
  deleteFile: write(z.object({ id: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    files: typeof files
  }
}
