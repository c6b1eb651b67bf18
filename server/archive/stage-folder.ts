import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import limit from 'p-limit'
import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { advisoryLocks } from '../database/advisory-locks.ts'
import { mediaFolders } from '../disk/media-folders.ts'
import type { Store } from '../stores/store.ts'
import { sql, type Database } from '../tools.ts'

const MOVED_AT_ONCE = 8
const STAGED = /^restore-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const stageName = (id: string) => `restore-${id}`

/**
 * Waits until no other process restores an archive or cleans up, and keeps others from it until the
 * transaction ends.
 */
export async function holdRestoring(db: Database): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.restoring})`)
}

/** Writes a file of an archive into the staging folder, where nothing reads it yet. */
export async function stageFile(folder: string, file: string, content: Buffer): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  // Existing files are never overwritten, since they are not ours.
  await writeFile(path, content, { flag: 'wx' })
}

/**
 * Stages the key, which only its owner may read. It is flushed to disk, because it cannot be
 * recreated.
 */
export async function stageKey(folder: string, file: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), content, { flag: 'wx', mode: 0o600, flush: true })
}

/**
 * Notes, in the transaction of the restore, which staging folder has its files. If the process ends
 * before they are moved in, the next process learns from the note whether to move or to delete
 * them.
 */
export async function noteStage(db: Database, id: string): Promise<void> {
  await db.run(sql`comment on table migrations is ${raw(`'${stageName(id)}'`)}`)
}

/**
 * Cleans up after a restore, whether it was committed or not. It runs at each start, and may be
 * killed at any time.
 */
export async function finishRestoring(
  db: Database,
  dataFolder: string,
  media: Store,
): Promise<void> {
  const names = await readdir(dataFolder).catch(() => [])
  if (!names.some((name) => STAGED.test(name))) return
  await db.transaction(async (db) => {
    await holdRestoring(db)
    const { noted } = await db.one(
      z.object({ noted: z.nullable(z.string()) }),
      sql`select obj_description('migrations'::regclass, 'pg_class') as noted`,
    )
    for (const name of (await readdir(dataFolder)).filter((name) => STAGED.test(name))) {
      const folder = join(dataFolder, name)
      if (name === noted) await moveIn(folder, dataFolder, media)
      await rm(folder, { recursive: true, force: true })
    }
    await db.run(sql`comment on table migrations is null`)
  })
}

async function moveIn(folder: string, dataFolder: string, media: Store): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const inTurn = limit(MOVED_AT_ONCE)
  const moves = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((from) => ({ from, name: from.slice(folder.length + 1).replaceAll('\\', '/') }))
    .map(({ from, name }) =>
      inTurn(async () => {
        if (mediaFolders.includes(name.split('/', 1)[0]!)) return media.putFile(name, from)
        await mkdir(dirname(join(dataFolder, name)), { recursive: true })
        await rename(from, join(dataFolder, name))
      }),
    )
  await Promise.all(moves)
}
