import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import limit from 'p-limit'

/**
 * Folders of the data folder with media, such as uploads, pieces and pictures. The other folders
 * belong to the database and the server.
 */
export const mediaFolders = ['images', 'pictures', 'media']

const STATS_AT_ONCE = 32

/** Lists every file below those folders, as a path from the data folder with "/" between names. */
export async function listMedia(dataFolder: string): Promise<string[]> {
  const lists = await Promise.all(
    mediaFolders.map(async (folder) => {
      const found = await readdir(join(dataFolder, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(nothingIfAbsent)
      return found
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(dataFolder.length + 1)
            .replaceAll('\\', '/'),
        )
    }),
  )
  return lists.flat().toSorted()
}

export async function mediaBytes(dataFolder: string): Promise<number> {
  const inTurn = limit(STATS_AT_ONCE)
  const sizes = await Promise.all(
    (await listMedia(dataFolder)).map((file) =>
      // The file may be deleted at the same time.
      inTurn(async () => (await stat(join(dataFolder, file)).catch(() => null))?.size ?? 0),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function nothingIfAbsent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
