import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { FILES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { byteWords } from '#server/disk/byte-words.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { cleanFileName } from '#server/disk/file-name.ts'
import { openContentStore, type Arrived, type Content } from './content-store.ts'
import { fileType } from './file-type.ts'
import { readUsage } from './read-usage.ts'

const CONTENTS = 'media/contents/'

/** An uploaded file that does not belong to a reader yet. */
export interface ReceivedFile extends Arrived {
  name: string
  type: string
}

/** Opens the store for the contents of files. */
export function fileContents({ media, dataFolder }: Pick<Tools, 'media' | 'dataFolder'>) {
  return openContentStore(media, CONTENTS, arrivingFolder({ dataFolder }))
}

/** The folder of this machine for incomplete files; abandoned files in it are swept. */
export function arrivingFolder({ dataFolder }: Pick<Tools, 'dataFolder'>): string {
  return join(dataFolder, CONTENTS, 'arriving')
}

/** Receives an upload as it arrives, up to a limit. `keepFile` then stores it for a reader. */
export async function receiveFile(
  tools: Pick<Tools, 'media' | 'dataFolder' | 'disk'>,
  {
    name,
    content,
    mostBytes = FILES.bytes,
  }: { name: string; content: Content; mostBytes?: number },
): Promise<ReceivedFile> {
  const clean = cleanFileName(name)
  if ((await tools.disk.shortage()) !== null) {
    throw new Problem(
      'unavailable',
      'The disk has no room for more files. Delete something, then upload it again.',
    )
  }
  const arrived = await fileContents(tools)
    .receive(content, mostBytes)
    .catch((error: unknown) => {
      tools.disk.noteError(error)
      throw error
    })
  if (arrived === null) {
    throw new Problem('invalid', `“${clean}” is larger than ${byteWords(mostBytes)}.`)
  }
  return { ...arrived, name: clean, type: fileType(arrived.head) }
}

/** Deletes a received file if it was not kept. */
export async function discardFile({ aside }: ReceivedFile): Promise<void> {
  await rm(aside, { force: true })
}

/**
 * Stores a received file for a reader. To be called in a transaction: if its process is killed
 * before the commit, a content without a row remains, which is swept, but never a row without a
 * content.
 */
export async function keepFile(
  db: Database,
  tools: Pick<Tools, 'media' | 'dataFolder' | 'now'>,
  readerId: string,
  received: ReceivedFile,
): Promise<{ id: string }> {
  const { hash, bytes, type, name } = received
  // The two locks make uploads of one reader wait for each other, so that the quota holds, and keep
  // the sweep from deleting a placed content before its row exists.
  await db.run(sql`select from readers where id = ${readerId} for no key update`)
  await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.sweepingFiles})`)
  const id = newId('file')
  await db.run(sql`
    insert into files (id, reader_id, hash, bytes, type, name, created_at)
    values (${id}, ${readerId}, ${hash}, ${bytes}, ${type}, ${name}, ${tools.now()})`)
  const { usedBytes } = await readUsage(db, readerId)
  if (usedBytes > FILES.quotaBytes) {
    throw new Problem(
      'not-allowed',
      `There is no room for “${name}”: your files take up to ${byteWords(FILES.quotaBytes)} together. Delete files that you no longer need.`,
    )
  }
  await fileContents(tools).place(received)
  return { id }
}

/** Adds another file with the same content, which takes no further storage. */
export async function copyFile(
  db: Database,
  readerId: string,
  id: string,
): Promise<{ id: string } | null> {
  return db.maybe(
    z.object({ id: z.string() }),
    sql`insert into files (id, reader_id, hash, bytes, type, name, created_at)
        select ${newId('file')}, reader_id, hash, bytes, type, name, created_at from files
        where id = ${id} and reader_id = ${readerId} returning id`,
  )
}
