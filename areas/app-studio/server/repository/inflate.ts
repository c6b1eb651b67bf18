import { inflateSync, type Inflate } from 'node:zlib'

/** Unpacks a deflated body, behind which others may follow; fails above this many bytes. */
export function inflateFirst(
  packed: Uint8Array,
  mostBytes: number,
): { body: Buffer; packedBytes: number } {
  // The types leave out what `info` answers.
  const { buffer, engine } = inflateSync(packed, {
    info: true,
    maxOutputLength: mostBytes,
  } as object) as unknown as { buffer: Buffer; engine: Inflate }
  return { body: buffer, packedBytes: engine.bytesWritten }
}
