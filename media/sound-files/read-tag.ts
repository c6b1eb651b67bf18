import { open } from 'node:fs/promises'

const HEADER_BYTES = 10
/**
 * The bytes that are read: enough for the frames that are needed, because the cover comes after
 * them.
 */
const READ_BYTES = 2 ** 16

/** Reads from an ID3v2.4 tag where the sound begins, and the length that the tag states. */
export async function readTag(path: string): Promise<{ end: number; seconds: number | null }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0)
    if (buffer.toString('latin1', 0, 3) !== 'ID3') return { end: 0, seconds: null }
    const end = HEADER_BYTES + sizeAt(buffer, 6)
    for (let at = HEADER_BYTES; at + HEADER_BYTES <= Math.min(end, bytesRead);) {
      const size = sizeAt(buffer, at + 4)
      if (buffer.toString('latin1', at, at + 4) === 'TLEN') {
        const text = buffer.toString('utf8', at + HEADER_BYTES + 1, at + HEADER_BYTES + size)
        return { end, seconds: Number.parseInt(text, 10) / 1000 }
      }
      at += HEADER_BYTES + size
    }
    return { end, seconds: null }
  } finally {
    await file.close()
  }
}

/** Reads a size that has seven bits in each byte. */
function sizeAt(buffer: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((size, i) => size * 128 + (buffer[at + i] ?? 0), 0)
}
