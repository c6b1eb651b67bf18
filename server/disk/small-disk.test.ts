import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { openDatabase } from '../database/database.ts'
import { foldersOfDatabase } from './database-folders.ts'
import { watchDisk } from './disk-room.ts'
import { openEmbeddedPostgres } from '../embedded-postgres/open.ts'
import { outOfRoomProblem } from './out-of-room.ts'
import { sql } from '../tools.ts'

const MB = 1024 * 1024
const SIZE_MB = 200

/** A small file system of its own; only root may make one. */
let folder: string
let isMounted = false
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-small-'))
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder]
  isMounted = process.platform === 'linux' && spawnSync('mount', options).status === 0
  if (isMounted) await chmod(folder, 0o755)
})
afterAll(async () => {
  if (isMounted) spawnSync('umount', ['--lazy', folder])
  await rmdir(folder)
})

test(
  'a database whose disk fills up says so in words, and goes on when there is room',
  async ({ skip }) => {
    if (!isMounted) skip('Needs the right to mount a small file system')
    const postgres = await openEmbeddedPostgres({ dataFolder: folder, use: 'alone' })
    const failures: unknown[] = []
    const db = await openDatabase(postgres.url, { onFailure: (error) => failures.push(error) })
    const disk = watchDisk({ folders: [folder, ...(await foldersOfDatabase(db))] })
    const store = () =>
      db.run(
        sql`insert into hats select repeat(md5(n::text), 100) from generate_series(1, 20000) as n`,
      )
    const fill = async () => {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(join(folder, 'filler'), Buffer.alloc(bavail * bsize))
    }
    try {
      await db.run(sql`create table hats (name text)`)
      expect(await disk.shortage()).toBeNull()

      await fill()
      const error = await store().then(
        () => null,
        (error: unknown) => error,
      )
      expect(failures).toContain(error)
      await expect.poll(() => disk.shortage()).not.toBeNull()
      const shortage = await disk.shortage()
      expect(shortage!.freeBytes).toBeLessThan(MB)
      expect(outOfRoomProblem(error, shortage)?.message).toMatch(/^The disk is full\. Nothing was/)

      await rm(join(folder, 'filler'))
      await expect.poll(() => disk.shortage()).toBeNull()
      await expect
        .poll(
          () =>
            store().then(
              () => true,
              () => false,
            ),
          { timeout: patient(60_000) },
        )
        .toBe(true)
    } finally {
      await db.close()
      await postgres.close()
    }
  },
  patient(60_000),
)
