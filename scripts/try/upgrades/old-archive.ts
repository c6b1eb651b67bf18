import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveParts } from '#server/areas.ts'
import { exportArchive } from '#server/archive/export-archive.ts'
import { restoreArchive } from '#server/archive/restore-archive.ts'
import { folderStore } from '#server/stores/folder-store.ts'
import type { Stored } from './databases.ts'
import { readContents, type Contents } from './hub-contents.ts'

/**
 * Writes an archive of a database as an earlier version left it, restores it into an empty one of
 * this version, and returns the restored contents. `dataFolder` has the key that encrypts secrets.
 */
export async function throughArchive(
  old: Stored,
  empty: Stored,
  dataFolder: string,
): Promise<Contents> {
  const folder = await mkdtemp(join(dataFolder, 'archive-'))
  const file = join(folder, 'old.tar.gz')
  try {
    await old.use((db) =>
      exportArchive(
        { db, dataFolder, media: folderStore(dataFolder), now: () => new Date() },
        file,
        archiveParts,
        { withSecrets: true },
      ),
    )
    return await empty.use(async (db) => {
      await restoreArchive(
        { db, dataFolder: folder, media: folderStore(folder) },
        file,
        archiveParts,
      )
      return readContents(db)
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
