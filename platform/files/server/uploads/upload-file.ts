import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { arrivingFolder } from '../store-file.ts'

/** A row of `files_uploads`. */
export const UploadRow = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  bytes: z.int(),
})
export type UploadRow = z.infer<typeof UploadRow>

/** Reads a reader's upload; fails with a `Problem` if it is gone. */
export async function readUpload(db: Database, readerId: string, id: string): Promise<UploadRow> {
  const row = await db.maybe(
    UploadRow,
    sql`select id, kind, name, bytes from files_uploads where id = ${id} and reader_id = ${readerId}`,
  )
  if (!row) {
    throw new Problem('not-found', 'That upload is not there any more. Choose the file again.')
  }
  return row
}

/** The path of an upload's bytes. It is in the folder of unplaced contents, which is swept. */
export async function uploadPath(
  tools: Pick<Tools, 'dataFolder'>,
  { id }: Pick<UploadRow, 'id'>,
): Promise<string> {
  const folder = arrivingFolder(tools)
  await mkdir(folder, { recursive: true })
  return join(folder, id)
}

/** The number of received bytes. It is the size of the file, which is right even after a crash. */
export async function arrivedBytes(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** Deletes an upload and its bytes; returns false if it did not exist. */
export async function forgetUpload(
  tools: Pick<Tools, 'db' | 'dataFolder'>,
  readerId: string,
  id: string,
): Promise<boolean> {
  const { changed } = await tools.db.run(
    sql`delete from files_uploads where id = ${id} and reader_id = ${readerId}`,
  )
  if (changed > 0) await rm(await uploadPath(tools, { id }), { force: true })
  return changed > 0
}
