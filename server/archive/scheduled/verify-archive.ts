import { rm, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { openDatabase, type OpenDatabase } from '../../database/database.ts'
import { migrate } from '../../migrate.ts'
import { folderStore } from '../../stores/folder-store.ts'
import { sql, type Tools } from '../../tools.ts'
import type { ArchivePart } from '../archive-part.ts'
import type { Exported } from '../export-archive.ts'
import { quoted } from '../archive-tables.ts'
import { restoreArchive } from '../restore-archive.ts'

const FOLDER = 'archive-check'
/**
 * The number of characters of our database's name that are used in the temporary one: PostgreSQL
 * cuts names at 63 bytes.
 */
const LONGEST_OWN_NAME = 48
const NOT_ALLOWED = '42501'

export interface Verifying extends Pick<Tools, 'db' | 'dataFolder'> {
  databaseUrl: string
}

/**
 * Restores an archive into a temporary database and folder, and fails unless everything that was written is restored.
 */
export async function verifyArchive(
  { db, dataFolder, databaseUrl }: Verifying,
  file: string,
  parts: ArchivePart[],
  written: Exported,
): Promise<void> {
  const { own } = await db.one(z.object({ own: z.string() }), sql`select current_database() as own`)
  // The temporary database is named after ours, so that several servers on one PostgreSQL do not
  // find remains of each other's killed attempts.
  const name = `${own.slice(0, LONGEST_OWN_NAME)}_archive_check`
  const folder = join(dataFolder, FOLDER)
  const drop = sql`drop database if exists ${raw(quoted(name))} with (force)`
  try {
    await db.run(drop)
    await db.run(sql`create database ${raw(quoted(name))} template template0`).catch(explain)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    const beside = await openDatabase(withDatabase(databaseUrl, name), { poolSize: 4 })
    await restoreInto(beside, folder, file, parts, written).finally(() => beside.close())
  } finally {
    await rm(folder, { recursive: true, force: true })
    await db.run(drop)
  }
}

async function restoreInto(
  beside: OpenDatabase,
  dataFolder: string,
  file: string,
  parts: ArchivePart[],
  { rows, files }: Exported,
): Promise<void> {
  await migrate(beside)
  const restored = await restoreArchive(
    { db: beside, dataFolder, media: folderStore(dataFolder) },
    file,
    parts,
  )
  if (restored.rows === rows && restored.files === files) return
  throw new Problem(
    'unavailable',
    `${rows} rows and ${files} files were written, but ${restored.rows} rows and ${restored.files} files came back.`,
  )
}

function explain(error: Error & { code?: string }): never {
  if (error.code !== NOT_ALLOWED) throw error
  throw new Problem(
    'not-allowed',
    'The database user may not create the database that archives are tried in. Allow it: alter role NAME createdb',
    { cause: error },
  )
}

/** The address of another database on the same PostgreSQL, with the same sign-in. */
function withDatabase(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${encodeURIComponent(name)}`)
}
