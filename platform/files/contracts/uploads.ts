import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { UPLOADS } from '../limits.ts'
import { Count, line } from '#core/words.ts'

/** A file that is being uploaded. Its bytes are sent to /uploads/ID, from `offset` on, in any number of parts. */
export const Upload = z.object({
  id: Id,
  bytes: Count,
  /** The bytes that have arrived. */
  offset: Count,
})
export type Upload = z.infer<typeof Upload>

const OneUpload = z.object({ id: Id })

/** Uploads of any size that their kind allows. An operation takes them by their id. */
export const uploads = defineContract('files/uploads', {
  /** Begins to upload a file, where its kind and the room allow that. It is forgotten after a day. */
  beginUpload: write(
    z.object({
      /** Names the purpose, such as "profiles/document". */
      kind: line(INPUT.nameCharacters),
      name: line(UPLOADS.nameCharacters),
      bytes: Count,
    }),
    Upload,
    ['invalid', 'not-allowed', 'unavailable', 'conflict'],
  ),
  getUpload: read(OneUpload, Upload, ['not-found']),
  /** Forgets an upload, whole or not. */
  cancelUpload: write(OneUpload, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'files/uploads': typeof uploads
  }
}
