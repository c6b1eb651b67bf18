import * as z from 'zod/mini'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { FILES } from '#core/limits.ts'
import { sql } from '#server/tools.ts'
import { StoredFile } from '../contract.ts'
import { fileContents } from './store-file.ts'

const FileRow = z.extend(StoredFile, { hash: z.string() })

/** A file as it was uploaded. Saved, never shown: what strangers wrote must not run with the rights of the hub. */
export const fileDocument: ReaderRoute = {
  who: 'reader',
  path: '/files/:id',
  async answer(tools, { params: { id = '' }, readerId }) {
    const file = await tools.db.maybe(
      FileRow,
      sql`select id, name, type, bytes, created_at, hash from files
          where id = ${id} and reader_id = ${readerId}`,
    )
    const body = file && (await fileContents(tools).read(file.hash, FILES.bytes))
    if (!body) return null
    return {
      type: file.type,
      body,
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}` },
    }
  },
}

/** RFC 8187: also the signs that `encodeURIComponent` leaves. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
