/** Boxes of an MP4 file in which cameras store the person, the place and the device. */
const METADATA = new Set(['udta', 'meta', 'uuid'])
/** Boxes that may contain such boxes. */
const AROUND = new Set(['moov', 'trak', 'moof', 'traf'])
const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16
const DEEPEST = 4

/**
 * Removes camera metadata about the place, the device and the person from an MP4 file, whose length
 * stays the same.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes)
  clear(file, 0, file.length, 0)
  return file
}

/** Empties boxes in place, because other boxes contain the offsets of everything after them. */
function clear(file: Buffer, from: number, end: number, depth: number): void {
  for (let at = from; at + HEADER_BYTES <= end;) {
    const type = file.toString('latin1', at + 4, at + HEADER_BYTES)
    const stated = file.readUInt32BE(at)
    const isLong = stated === 1 && at + LONG_HEADER_BYTES <= end
    const header = isLong ? LONG_HEADER_BYTES : HEADER_BYTES
    const size = isLong ? Number(file.readBigUInt64BE(at + HEADER_BYTES)) : stated || end - at
    // The rest is not made of boxes, so a player cannot find metadata in it either.
    if (size < header) return
    const next = Math.min(end, at + size)
    if (METADATA.has(type)) {
      file.write('free', at + 4, 'latin1')
      file.fill(0, at + header, next)
    } else if (AROUND.has(type) && depth < DEEPEST) clear(file, at + header, next, depth + 1)
    at = next
  }
}
