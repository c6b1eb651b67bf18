import type { EncodedPacket, InputTrack } from 'mediabunny'
import type { Decoding } from './decode.ts'

const SLICES = new Set([1, 5])
const IDR = 5

/**
 * Checks packets without decoding them: none may be empty or cut. In H.264, each unit must be
 * whole, and each frame must have its slice.
 */
export function checkUnits(track: InputTrack): Decoding {
  return {
    async add(packet) {
      if (packet.data.byteLength === 0 || packet.data.byteLength !== packet.byteLength)
        throw new Error('a packet is empty')
      if (track.isVideoTrack() && (await track.getCodec()) === 'avc') checkFrame(packet)
    },
    finish: async () => {},
  }
}

function checkFrame({ data, type }: EncodedPacket): void {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const kinds: number[] = []
  let at = 0
  while (at + 4 < bytes.length) {
    const length = bytes.readUInt32BE(at)
    const header = bytes[at + 4]!
    // The first bit of a header is always 0, and no unit is longer than its packet.
    if (length === 0 || at + 4 + length > bytes.length || header > 0x7f)
      throw new Error('a unit is broken')
    kinds.push(header & 0x1f)
    at += 4 + length
  }
  const isWhole = at === bytes.length && kinds.some((kind) => SLICES.has(kind))
  if (!isWhole || (type === 'key') !== kinds.includes(IDR)) throw new Error('a frame is broken')
}
