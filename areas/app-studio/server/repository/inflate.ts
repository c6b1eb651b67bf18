import { inflateSync, type Inflate } from 'node:zlib'

/** Inflates a body that others may follow; fails above this many bytes. */
export function inflateFirst(
  packed: Uint8Array,
  mostBytes: number,
): { body: Buffer; packedBytes: number } {
  // The types lack the answer of `info`.
  const { buffer, engine } = inflateSync(packed, {
    info: true,
    maxOutputLength: mostBytes,
  } as object) as unknown as { buffer: Buffer; engine: Inflate }
  return { body: buffer, packedBytes: engine.bytesWritten }
}
