const SLAB_BYTES = 1 << 16
/** Records begin at multiples of this many bytes, so that they can hold numbers of every width. */
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

/** Rounds a number of bytes up to the next boundary. */
export function rounded(bytes: number): number {
  return Math.ceil(bytes / BOUNDARY) * BOUNDARY
}

/**
 * Stores records in large pieces of memory, because memory of its own costs each record 200 bytes, and each array over
 * a part of it a hundred. A piece is freed with its last record, so this suits records that leave in about their order
 * of arrival.
 */
export class Slab {
  /** The piece in which room was made last. */
  piece = new Piece(new ArrayBuffer(0))
  #used = 0

  /** Makes room for this many bytes, all 0, and returns the offset of the room in the piece. */
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
