import * as z from 'zod/mini'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { rangeHeaders, storedReply } from '#server/web/routes/stored-reply.ts'
import { FILES } from '#core/limits.ts'
import { sql } from '#server/tools.ts'
import { StoredFile } from '../contract.ts'
import { fileContents } from './store-file.ts'

const FileRow = z.extend(StoredFile, { hash: z.string() })

/**
 * An uploaded file, whole or in part. It is always downloaded and never shown, so that strangers'
 * content does not run with the rights of the server's pages. A whole file is checked against its
 * hash first.
 */
export const fileDocument: ReaderRoute = {
  who: 'reader',
  path: '/files/:id',
  async answer(tools, { params: { id = '' }, headers, readerId }) {
    const file = await tools.db.maybe(
      FileRow,
      sql`select id, name, type, bytes, created_at, hash from files
          where id = ${id} and reader_id = ${readerId}`,
    )
    if (!file) return null
    const { hash, bytes, type } = file
    const contents = fileContents(tools)
    const ofFile = {
      'cache-control': 'private, no-cache',
      'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
    }
    if (headers['range'] === undefined) {
      const body = await contents.read(hash, FILES.bytes)
      return body && { type, body, headers: { ...rangeHeaders(hash), ...ofFile } }
    }
    const stored = { name: contents.nameOf(hash), bytes, type, hash }
    const reply = await storedReply(tools.media, stored, headers)
    return reply && { ...reply, headers: { ...reply.headers, ...ofFile } }
  },
}

/**
 * Encodes a file name for a header by RFC 8187, including the characters that `encodeURIComponent`
 * leaves.
 */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
