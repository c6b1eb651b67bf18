import * as z from 'zod/mini'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { sql, type Database } from '#server/tools.ts'

const Row = z.object({ name: z.string(), type: z.string(), content: z.instanceof(Uint8Array) })

/**
 * An attachment of a reader's mail. It is always downloaded and never shown, so that strangers'
 * content does not run with the rights of the server's pages.
 */
export const mailFileDocument: ReaderRoute = {
  who: 'reader',
  path: '/attachments/:hash/:name',
  async answer({ db }, { params: { hash = '' }, readerId }) {
    const file = await db.maybe(
      Row,
      sql`select mail_files.name, type, content from mail_files
          join entries on entries.id = entry_id join feeds on feeds.id = feed_id
          where hash = ${hash} and private_to = ${readerId} limit 1`,
    )
    if (!file) return null
    const name = encodeURIComponent(file.name).replaceAll(/['()*]/g, '_')
    return {
      type: file.type,
      body: file.content,
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` },
    }
  },
}

/** The picture of a mail; null if no stored mail has it. */
export async function mailPicture(db: Database, hash: string): Promise<Uint8Array | null> {
  const found = await db.maybe(
    z.object({ content: z.instanceof(Uint8Array) }),
    sql`select content from mail_files where hash = ${hash} limit 1`,
  )
  return found && found.content
}
