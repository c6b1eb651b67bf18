import { inflateSync, type Inflate } from 'node:zlib'

/**
 * Decompresses the body at the beginning of some bytes, which other bytes may follow. Fails if the
 * body is larger than the limit.
 */
export function inflateFirst(
  packed: Uint8Array,
  mostBytes: number,
): { body: Buffer; packedBytes: number } {
  // The type declarations lack the result of the option `info`.
  const { buffer, engine } = inflateSync(packed, {
    info: true,
    maxOutputLength: mostBytes,
  } as object) as unknown as { buffer: Buffer; engine: Inflate }
  return { body: buffer, packedBytes: engine.bytesWritten }
}
