import { open, rename, rm, type FileHandle } from 'node:fs/promises'

/**
 * Writes a file under a temporary name and renames it when it is complete, so that nobody ever
 * finds a partial file. On a full disk it fails with the system's error (`ENOSPC`), and the partial
 * file is removed.
 */
export async function wholeFile(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const half = `${path}.half`
  const file = await open(half, 'w')
  try {
    await write(file)
    await file.close()
    await rename(half, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(half, { force: true })
    throw error
  }
}

export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await wholeFile(path, (file) => file.writeFile(content))
}

/**
 * Writes all bytes, at the end of the file or at a position. On a nearly full disk, one call may
 * write only a part, and the next one fails.
 */
export async function writeAll(
  file: FileHandle,
  bytes: Uint8Array,
  position: number | null = null,
): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const place = position === null ? null : position + at
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, place)
    at += bytesWritten
  }
}
