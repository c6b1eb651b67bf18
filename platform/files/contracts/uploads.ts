import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { UPLOADS } from '../limits.ts'
import { Count, line } from '#core/words.ts'

/**
 * A file that is being uploaded. Its bytes are sent to /uploads/ID from `offset` on, in any number
 * of requests.
 */
export const Upload = z.object({
  id: Id,
  bytes: Count,
  /** The number of bytes that have arrived. */
  offset: Count,
})
export type Upload = z.infer<typeof Upload>

const OneUpload = z.object({ id: Id })

/** Uploads of files. The finished upload is passed to an operation by its id. */
export const uploads = defineContract('files/uploads', {
  /** Begins an upload, if its kind and the remaining room allow it. It is deleted after a day. */
  beginUpload: write(
    z.object({
      /** The purpose, such as "profiles/document". */
      kind: line(INPUT.nameCharacters),
      name: line(UPLOADS.nameCharacters),
      bytes: Count,
    }),
    Upload,
    ['invalid', 'not-allowed', 'unavailable', 'conflict'],
  ),
  getUpload: read(OneUpload, Upload, ['not-found']),
  /** Deletes an upload, whether it is complete or not. */
  cancelUpload: write(OneUpload, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'files/uploads': typeof uploads
  }
}
