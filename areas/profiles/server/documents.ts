import * as z from 'zod/mini'
import {
  copyFile,
  documentReading,
  keepFile,
  receiveFile,
  withGivenFile,
  type FileKind,
  type ReceivedFile,
} from '#platform/files/server/lends.ts'
import { newId } from '#core/id.ts'
import { DOCUMENT } from '../limits.ts'
import { sql, type Database, type Desk, type Tools } from '#server/tools.ts'

/** A document that was uploaded and read, but does not belong to a profile yet. */
export interface ReceivedDocument {
  /** The name that the reader gave the document. */
  name: string
  text: string
  file: ReceivedFile
}

/** A document of a profile, as a file that is uploaded. */
export const documentFile: FileKind = {
  id: 'profiles/document',
  mostBytes: DOCUMENT.bytes,
  remedy: 'Split it, or upload only the part that matters.',
  isKept: true,
}

/** Reads a document; fails with a `Problem` if it is too large, or nothing in it can be read. */
export async function receiveDocument(
  desk: Desk,
  given: { name: string; upload?: string | undefined; content?: string | undefined },
): Promise<ReceivedDocument> {
  const { name } = given
  return withGivenFile(desk, documentFile, given, async (bytes) => {
    const text = await desk.read(documentReading, { name, bytes })
    return { name, text, file: await receiveFile(desk, { name, content: bytes }) }
  })
}

/** Adds a document to a profile, with the original as the reader's file. */
export async function keepDocument(
  db: Database,
  tools: Tools,
  { readerId, id, document }: { readerId: string; id: string; document: ReceivedDocument },
): Promise<void> {
  const { name, text, file } = document
  const original = await keepFile(db, tools, readerId, file)
  await db.run(sql`
    insert into profile_files (id, profile_id, name, bytes, uploaded_at, text, file_id)
    values (${newId('file')}, ${id}, ${name}, ${file.bytes}, ${tools.now()}, ${text}, ${original.id})`)
}

/**
 * Copies documents to another profile. Each copy has an original of its own, which takes no more
 * room and is deleted with the copy.
 */
export async function copyDocuments(
  db: Database,
  readerId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const documents = await db.many(
    z.object({ id: z.string(), fileId: z.nullable(z.string()) }),
    sql`select id, file_id from profile_files where profile_id = ${from} order by position`,
  )
  for (const { id, fileId } of documents) {
    const original = fileId === null ? null : await copyFile(db, readerId, fileId)
    await db.run(sql`
      insert into profile_files (id, profile_id, name, bytes, uploaded_at, text, file_id)
      select ${newId('file')}, ${to}, name, bytes, uploaded_at, text, ${original?.id ?? null}
      from profile_files where id = ${id}`)
  }
}
