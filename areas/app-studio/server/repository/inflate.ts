import { inflateSync, type Inflate } from 'node:zlib'

/**
 * Inflates the body at the beginning of the bytes; others may follow. Fails if it is larger than
 * this many bytes.
 */
export function inflateFirst(
  packed: Uint8Array,
  mostBytes: number,
): { body: Buffer; packedBytes: number } {
  // The types lack the result of the option `info`.
  const { buffer, engine } = inflateSync(packed, {
    info: true,
    maxOutputLength: mostBytes,
  } as object) as unknown as { buffer: Buffer; engine: Inflate }
  return { body: buffer, packedBytes: engine.bytesWritten }
}
