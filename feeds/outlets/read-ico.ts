import { Problem } from '#core/problem.ts'

const MOST_ENTRIES = 64
const MOST_PX = 256
const WANTED_PX = 64
const PNG = '89504e470d0a1a0a'
const DIB_HEADER = 40

/** The best picture in an icon file: a PNG as it is, or a decoded bitmap. */
export type IcoPicture = { png: Buffer } | { rgba: Buffer; width: number; height: number }

export function isIco(bytes: Buffer): boolean {
  return bytes.length > 6 && bytes.readUInt32LE(0) === 0x00010000 && bytes.readUInt16LE(4) > 0
}

/**
 * Reads the best picture of an ICO file. Each byte of the picture is read once, whatever sizes the
 * file states.
 */
export function readIco(bytes: Buffer): IcoPicture {
  const best = entriesOf(bytes).toSorted((a, b) => rank(a) - rank(b) || b.bits - a.bits)[0]
  if (!best) throw broken()
  const content = bytes.subarray(best.offset, best.offset + best.size)
  if (content.length < best.size || content.length < DIB_HEADER) throw broken()
  return content.toString('hex', 0, 8) === PNG ? { png: content } : readBitmap(content)
}

interface Entry {
  width: number
  bits: number
  size: number
  offset: number
}

function entriesOf(bytes: Buffer): Entry[] {
  const count = Math.min(bytes.readUInt16LE(4), MOST_ENTRIES)
  const entries: Entry[] = []
  for (let at = 6; at < 6 + count * 16 && at + 16 <= bytes.length; at += 16) {
    entries.push({
      width: bytes[at]! || MOST_PX,
      bits: bytes.readUInt16LE(at + 6),
      size: bytes.readUInt32LE(at + 8),
      offset: bytes.readUInt32LE(at + 12),
    })
  }
  return entries
}

/**
 * A rank for sorting by size: first the smallest that is large enough, then the largest of the
 * others.
 */
function rank({ width }: Entry): number {
  return width >= WANTED_PX ? width - WANTED_PX : MOST_PX + WANTED_PX - width
}

/**
 * Reads a bitmap: rows of colors from the bottom up, followed by a mask with a bit for each
 * invisible pixel.
 */
function readBitmap(dib: Buffer): IcoPicture {
  const header = dib.readUInt32LE(0)
  const width = dib.readInt32LE(4)
  const height = Math.trunc(dib.readInt32LE(8) / 2)
  const bits = dib.readUInt16LE(14)
  const isPlain = dib.readUInt32LE(16) === 0 && [1, 4, 8, 24, 32].includes(bits)
  const isSmall = width > 0 && width <= MOST_PX && height > 0 && height <= MOST_PX
  if (header < DIB_HEADER || header > 256 || !isPlain || !isSmall) throw broken()
  const colors = bits > 8 ? 0 : Math.min(dib.readUInt32LE(32) || 1 << bits, 1 << bits)
  const stride = strideOf(width * bits)
  const start = header + colors * 4
  const maskStart = start + stride * height
  if (dib.length < maskStart) throw broken()

  const rgba = Buffer.alloc(width * height * 4)
  let isSeen = false
  for (let y = 0; y < height; y++) {
    const row = start + (height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      const from =
        bits > 8
          ? row + (x * bits) / 8
          : header + Math.min(indexAt(dib, row, x, bits), colors - 1) * 4
      rgba[to] = dib[from + 2]!
      rgba[to + 1] = dib[from + 1]!
      rgba[to + 2] = dib[from]!
      rgba[to + 3] = bits === 32 ? dib[from + 3]! : 255
      isSeen ||= bits === 32 && rgba[to + 3]! > 0
    }
  }
  if (!isSeen) cutOut(rgba, dib, { width, height, maskStart })
  return { rgba, width, height }
}

function cutOut(
  rgba: Buffer,
  dib: Buffer,
  { width, height, maskStart }: { width: number; height: number; maskStart: number },
): void {
  const stride = strideOf(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = dib[maskStart + (height - 1 - y) * stride + (x >> 3)] ?? 0
      rgba[(y * width + x) * 4 + 3] = (byte >> (7 - (x & 7))) & 1 ? 0 : 255
    }
  }
}

/** The index of a pixel's color. */
function indexAt(dib: Buffer, row: number, x: number, bits: number): number {
  const byte = dib[row + ((x * bits) >> 3)]!
  return (byte >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1)
}

/** The bytes of a row, which is padded to a multiple of 32 bits. */
function strideOf(bits: number): number {
  return Math.ceil(bits / 32) * 4
}

function broken(): Problem {
  return new Problem('invalid', 'The icon file is damaged.')
}
