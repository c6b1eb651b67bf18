import { rounded, type Piece, type Slab } from '../lists/slab.ts'
import type { TermVector } from './term-index.ts'

/** The terms of an article, and the weights of the strongest. */
export interface ArticleTerms {
  /** All counted terms, which are forgotten when the article is removed. */
  counted: Int32Array
  names: Int32Array
  /** The strongest terms first, scaled to a length of one. */
  vector: TermVector
}

/** The whole numbers that a record begins with: the lengths of its lists. The weights come next, and then the lists. */
const COUNTED = 0
const NAMES = 1
const TERMS = 2
const HEAD_BYTES = 16

/** The terms of an article in one record; each access to a list returns a new array over the record. */
export class PackedArticle implements ArticleTerms {
  readonly #piece: Piece
  /** The offset of the record among the integers of its piece. */
  readonly #at: number

  constructor(piece: Piece, byte: number) {
    this.#piece = piece
    this.#at = byte >> 2
  }

  get counted(): Int32Array {
    const start = this.#listsAt()
    return this.#piece.ints.subarray(start, start + this.#length(COUNTED))
  }

  get names(): Int32Array {
    const start = this.#listsAt() + this.#length(COUNTED)
    return this.#piece.ints.subarray(start, start + this.#length(NAMES))
  }

  get vector(): TermVector {
    const { ints, doubles } = this.#piece
    const count = this.#length(TERMS)
    const terms = this.#listsAt() + this.#length(COUNTED) + this.#length(NAMES)
    const weights = this.#weightsAt()
    return {
      terms: ints.subarray(terms, terms + count),
      weights: doubles.subarray(weights, weights + count),
    }
  }

  get bytes(): Uint8Array {
    const byte = 4 * this.#at
    return this.#piece.bytes.subarray(byte, byte + bytesAt(this.#piece.ints, this.#at))
  }

  /** The sum of the strongest terms' weights, each times the weight that `weightOf` returns, in their order. */
  dot(weightOf: (term: number) => number): number {
    const { ints, doubles } = this.#piece
    const count = this.#length(TERMS)
    const terms = this.#listsAt() + this.#length(COUNTED) + this.#length(NAMES)
    const weights = this.#weightsAt()
    let sum = 0
    for (let k = 0; k < count; k++) sum += doubles[weights + k]! * weightOf(ints[terms + k]!)
    return sum
  }

  #length(list: number): number {
    return this.#piece.ints[this.#at + list]!
  }

  #weightsAt(): number {
    return (4 * this.#at + HEAD_BYTES) >> 3
  }

  #listsAt(): number {
    return this.#at + (HEAD_BYTES >> 2) + 2 * this.#length(TERMS)
  }
}

/** Writes the terms of an article into a slab; returns the offset of their first byte in its piece. */
export function packInto(slab: Slab, article: ArticleTerms): number {
  if (article instanceof PackedArticle) {
    const { bytes } = article
    const at = slab.makeRoom(bytes.length)
    slab.piece.bytes.set(bytes, at)
    return at
  }
  const { counted, names, vector } = article
  const head = [counted.length, names.length, vector.terms.length]
  const byte = slab.makeRoom(bytesAt(head, 0))
  const { ints, doubles } = slab.piece
  ints.set(head, byte >> 2)
  doubles.set(vector.weights, (byte + HEAD_BYTES) >> 3)
  let at = ((byte + HEAD_BYTES) >> 2) + 2 * vector.weights.length
  for (const list of [counted, names, vector.terms]) {
    ints.set(list, at)
    at += list.length
  }
  return byte
}

/** The bytes of the record that begins at a place. */
export function bytesAt(ints: ArrayLike<number>, at: number): number {
  const lists = ints[at + COUNTED]! + ints[at + NAMES]! + ints[at + TERMS]!
  return rounded(HEAD_BYTES + 8 * ints[at + TERMS]! + 4 * lists)
}
