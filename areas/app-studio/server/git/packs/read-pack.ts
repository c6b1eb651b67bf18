import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { Problem } from '#core/problem.ts'
import { fileSizeText } from '#core/file-size.ts'
import { GIT } from '../../../limits.ts'
import { inflateFirst } from '../../repository/inflate.ts'
import { gitObject, kinds, type GitObject } from '../../repository/objects.ts'
import type { PackedObject } from '../../repository/store-objects.ts'
import { applyDelta, damaged, tooLarge } from './apply-delta.ts'
import { checkPushed } from './check-pushed.ts'

export interface PackReading {
  pack: Uint8Array
}

/** The objects of a pack, and the ids of other objects that they refer to. */
export interface ReadPack {
  objects: PackedObject[]
  /** The ids of referenced objects, by the kind that they must have. */
  wanted: Record<'commit' | 'tree' | 'blob', string[]>
}

const HEAD_BYTES = 12
const SUM_BYTES = 20
const ID_BYTES = 20
const BY_OFFSET = 6
const BY_ID = 7
/** The most bytes that compression can add to a body that it cannot make smaller. */
const PACKED_ROOM_BYTES = 1024

/** An entry of a pack: an object, or a delta that makes one from another object. */
interface Entry {
  kind: number
  /** The offset of the base in the pack, or its id; null if the entry is a whole object. */
  base: number | string | null
  body: Uint8Array
  /** The compressed body as it is in the pack. */
  packed: Uint8Array
}

/**
 * Reads a pack and checks its objects. The messages of its problems are shown to the person who
 * pushes.
 */
export function readPack({ pack }: PackReading): ReadPack {
  const objects = joinDeltas(readEntries(pack))
  return { objects, wanted: checkPushed(objects) }
}

function readEntries(bytes: Uint8Array): Map<number, Entry> {
  const pack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = pack.length - SUM_BYTES
  if (end < HEAD_BYTES || pack.toString('latin1', 0, 4) !== 'PACK' || pack.readUInt32BE(4) !== 2)
    throw damaged()
  const sum = createHash('sha1').update(pack.subarray(0, end)).digest()
  if (!sum.equals(pack.subarray(end))) throw damaged()
  const count = pack.readUInt32BE(8)
  if (count > GIT.packObjects)
    throw new Problem(
      'invalid',
      `A push can have ${GIT.packObjects.toLocaleString('en')} objects at most. Push fewer commits at once.`,
    )
  const entries = new Map<number, Entry>()
  let at = HEAD_BYTES
  let unpacked = 0
  for (let nth = 0; nth < count; nth++) {
    const start = at
    const entry = readEntry(pack.subarray(0, end), start)
    entries.set(start, entry)
    at = entry.end
    unpacked += entry.body.byteLength
    demandUnpacked(unpacked)
  }
  if (at !== end) throw damaged()
  return entries
}

function readEntry(pack: Buffer, start: number): Entry & { end: number } {
  let at = start
  const next = () => {
    const byte = pack[at++]
    if (byte === undefined) throw damaged()
    return byte
  }
  let byte = next()
  const kind = (byte >> 4) & 7
  let size = byte & 15
  for (let shift = 4; byte & 0x80; shift += 7) {
    if (shift > 32) throw damaged()
    byte = next()
    size += (byte & 0x7f) * 2 ** shift
  }
  let base: Entry['base'] = null
  if (kind === BY_OFFSET) {
    byte = next()
    let back = byte & 0x7f
    while (byte & 0x80) {
      byte = next()
      back = (back + 1) * 128 + (byte & 0x7f)
      if (back > pack.length) throw damaged()
    }
    base = start - back
  } else if (kind === BY_ID) {
    base = pack.toString('hex', at, at + ID_BYTES)
    at += ID_BYTES
  } else if (kind < 1 || kind > kinds.length) throw damaged()
  if (size > GIT.objectBytes) throw tooLarge()
  const { body, packedBytes } = inflated(pack.subarray(at), size)
  return { kind, base, body, packed: pack.subarray(at, at + packedBytes), end: at + packedBytes }
}

/** Decompresses a body. It reads no more bytes than a compressed body of this size can have. */
function inflated(packed: Buffer, size: number): { body: Buffer; packedBytes: number } {
  try {
    const found = inflateFirst(packed.subarray(0, size + (size >> 8) + PACKED_ROOM_BYTES), size + 1)
    if (found.body.byteLength === size) return found
  } catch {
    // The problem below reports this failure.
  }
  throw damaged()
}

/**
 * Applies deltas, each after its base. If a base is missing, or deltas form a circle, the pack is
 * damaged.
 */
function joinDeltas(entries: ReadonlyMap<number, Entry>): PackedObject[] {
  const waiting = new Map<number | string, number[]>()
  const ready: { at: number; base: GitObject | null; depth: number }[] = []
  for (const [at, { base }] of entries) {
    if (base === null) ready.push({ at, base, depth: 0 })
    else if (!waiting.get(base)?.push(at)) waiting.set(base, [at])
  }
  const done = new Map<string, PackedObject>()
  let [unpacked, count] = [0, 0]
  for (let next = ready.pop(); next; next = ready.pop()) {
    const { at, base, depth } = next
    if (depth > GIT.deltaDepth) throw damaged()
    const { kind, body, packed } = entries.get(at)!
    const object = base
      ? gitObject(base.kind, applyDelta(base.body, body, GIT.objectBytes))
      : gitObject(kinds[kind - 1]!, body)
    const bytes = object.body.byteLength
    unpacked += bytes
    demandUnpacked(unpacked)
    count++
    done.set(object.id, { ...object, bytes, body: base ? deflateSync(object.body) : packed })
    for (const name of [at, object.id]) {
      for (const delta of waiting.get(name) ?? [])
        ready.push({ at: delta, base: object, depth: depth + 1 })
      waiting.delete(name)
    }
  }
  if (count !== entries.size) throw damaged()
  return [...done.values()]
}

function demandUnpacked(bytes: number): void {
  if (bytes <= GIT.unpackedBytes) return
  const most = fileSizeText(GIT.unpackedBytes)
  throw new Problem('invalid', `A push can unpack to ${most} at most. Push fewer commits at once.`)
}
