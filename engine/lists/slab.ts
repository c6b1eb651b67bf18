const SLAB_BYTES = 1 << 16
/** Records begin at numbers of every width. */
const BOUNDARY = 8

/** Memory that records lie in one after the other, as numbers of each width. */
export class Piece {
  readonly bytes: Uint8Array
  readonly shorts: Int16Array
  readonly ints: Int32Array
  readonly floats: Float32Array
  readonly doubles: Float64Array

  constructor(buffer: ArrayBufferLike, at = 0, bytes = buffer.byteLength) {
    this.bytes = new Uint8Array(buffer, at, bytes)
    this.shorts = new Int16Array(buffer, at, bytes >> 1)
    this.ints = new Int32Array(buffer, at, bytes >> 2)
    this.floats = new Float32Array(buffer, at, bytes >> 2)
    this.doubles = new Float64Array(buffer, at, bytes >> 3)
  }
}

/** A number of bytes up to the next boundary. */
export function rounded(bytes: number): number {
  return Math.ceil(bytes / BOUNDARY) * BOUNDARY
}

/**
 * Gives records their place in large pieces of memory: a piece for each takes 200 bytes beside its content, and each array
 * that shows a part of one a hundred. A piece is given back with the last record in it, so this is for what leaves about in
 * the order in which it came.
 */
export class Slab {
  /** The piece in which room was made last. */
  piece = new Piece(new ArrayBuffer(0))
  #used = 0

  /** Makes room for this many bytes, all 0, and returns where it begins in the piece. */
  makeRoom(bytes: number): number {
    const size = rounded(bytes)
    if (this.#used + size > this.piece.bytes.length) {
      this.piece = new Piece(new ArrayBuffer(Math.max(SLAB_BYTES, size)))
      this.#used = 0
    }
    const at = this.#used
    this.#used += size
    return at
  }
}
