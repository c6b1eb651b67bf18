import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { kinds, type Kind } from '../../repository/objects.ts'

/** An entry of a made-up pack. A base is the id of an object, or the number of an earlier entry. */
export type TestEntry =
  | { kind: Kind; body: Uint8Array; statedBytes?: number }
  | { base: string | number; delta: Uint8Array }

/** Makes a pack with these entries and a correct checksum. */
export function packOf(entries: readonly TestEntry[], statedCount = entries.length): Buffer {
  const head = Buffer.from('PACK\0\0\0\u0002\0\0\0\0', 'latin1')
  head.writeUInt32BE(statedCount, 8)
  const parts: Uint8Array[] = [head]
  const places: number[] = []
  let at = head.length
  for (const entry of entries) {
    const bytes = entryOf(entry, at, places)
    places.push(at)
    parts.push(bytes)
    at += bytes.length
  }
  const body = Buffer.concat(parts)
  return Buffer.concat([body, createHash('sha1').update(body).digest()])
}

function entryOf(entry: TestEntry, at: number, places: readonly number[]): Buffer {
  if ('kind' in entry) {
    const { kind, body, statedBytes = body.byteLength } = entry
    return Buffer.concat([headOf(kinds.indexOf(kind) + 1, statedBytes), deflateSync(body)])
  }
  const { base, delta } = entry
  const isById = typeof base === 'string'
  const place = isById ? Buffer.from(base, 'hex') : backwards(at - (places[base] ?? 0))
  return Buffer.concat([headOf(isById ? 7 : 6, delta.byteLength), place, deflateSync(delta)])
}

function headOf(kind: number, size: number): Buffer {
  const bytes = [(kind << 4) | (size & 15)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes[bytes.length - 1]! |= 0x80
    bytes.push(rest & 0x7f)
  }
  return Buffer.from(bytes)
}

/** Encodes the offset from a delta back to its base. */
function backwards(distance: number): Buffer {
  const bytes = [distance & 0x7f]
  for (let rest = distance >> 7; rest > 0; rest >>= 7) bytes.unshift(0x80 | (--rest & 0x7f))
  return Buffer.from(bytes)
}

/**
 * Makes a delta that copies the first `length` bytes of its base several times. `length` is at most
 * 65,535.
 */
export function copyDelta(baseBytes: number, length: number, times: number): Uint8Array {
  const copy = [0x80 | 0x10 | 0x20, length & 0xff, length >> 8]
  const commands = Array.from({ length: times }, () => copy).flat()
  return Buffer.from([...sizeOf(baseBytes), ...sizeOf(length * times), ...commands])
}

function sizeOf(size: number): number[] {
  const bytes: number[] = []
  let rest = size
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest & 127) | 128)
  return [...bytes, rest]
}
