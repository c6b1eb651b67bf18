const SLAB_BYTES = 1 << 16

type Numbers = Int32Array | Int16Array | Float32Array | Float64Array | Uint8Array

/**
 * Keeps small arrays in large pieces of memory: a piece for each of them takes 200 bytes beside its content. A piece is given
 * back with the last array in it, so this is for what leaves about in the order in which it came.
 */
export class Slab {
  #piece = new ArrayBuffer(0)
  #used = 0

  /** The same numbers in a piece that other arrays share. */
  keep<Kind extends Numbers>(numbers: Kind): Kind {
    const { BYTES_PER_ELEMENT: width, byteLength, length } = numbers
    let at = Math.ceil(this.#used / width) * width
    if (at + byteLength > this.#piece.byteLength) {
      this.#piece = new ArrayBuffer(Math.max(SLAB_BYTES, byteLength))
      at = 0
    }
    this.#used = at + byteLength
    const Array = numbers.constructor as new (
      piece: ArrayBuffer,
      at: number,
      length: number,
    ) => Kind
    const kept = new Array(this.#piece, at, length)
    kept.set(numbers)
    return kept
  }
}
