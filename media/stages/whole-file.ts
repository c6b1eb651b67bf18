import { open, rename, rm, type FileHandle } from 'node:fs/promises'

/**
 * Writes a file under a temporary name and renames it when it is complete, so that no half file is ever found. A full
 * disk fails with the system's error (`ENOSPC`), and the half file is removed.
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

/** Writes after the last bytes, or at a position. A disk that is nearly full takes a part, and then fails. */
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
