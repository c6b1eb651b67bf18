import { rounded, type Piece, type Slab } from '../lists/slab.ts'
import type { TitleFrame } from './developments/title-frame.ts'
import type { ToldFirst } from './developments/told-first.ts'
import type { EntryVector } from './entry-vector.ts'

/**
 * The whole numbers that a record begins with: first the lengths of its lists, in their order, and then the facts about
 * the title. After these come the lists of terms, weights of `told`, weights of the terms, and marks of the terms of
 * the title.
 */
const KNOWN = 0
const TERMS = 1
const TITLE = 2
const NUMBERS = 3
const TOLD = 4
const DONE = 5
const IN_TITLE = 6
const ACTOR = 7
const SPEAKER = 8
const AWAITED = 9
const IS_EXPECTED = 10
const HEAD = 11
const LISTS = 6

/** A vector in one record; each access to a list returns a new array over the record. */
export class PackedVector implements EntryVector {
  readonly language: string
  readonly frame: TitleFrame | null
  readonly #piece: Piece
  /** The offset of the record among the integers of its piece. */
  readonly #at: number

  constructor(language: string, frame: TitleFrame | null, piece: Piece, byte: number) {
    this.language = language
    this.frame = frame
    this.#piece = piece
    this.#at = byte >> 2
  }

  get known(): Int32Array {
    return this.#list(KNOWN)
  }

  get terms(): Int32Array {
    return this.#list(TERMS)
  }

  get titleTerms(): Int32Array {
    return this.#list(TITLE)
  }

  get numbers(): Int32Array {
    return this.#list(NUMBERS)
  }

  get weights(): Int16Array {
    const { ints, shorts } = this.#piece
    const at = 2 * (startOf(ints, this.#at, LISTS) + ints[this.#at + TOLD]!)
    return shorts.subarray(at, at + ints[this.#at + TERMS]!)
  }

  get told(): ToldFirst {
    const { ints, floats, bytes } = this.#piece
    const at = this.#at
    const [terms, inTitle] = [ints[at + TOLD]!, ints[at + IN_TITLE]!]
    const weights = startOf(ints, at, LISTS)
    const names = 4 * (weights + terms) + 2 * ints[at + TERMS]!
    return {
      terms: this.#list(TOLD),
      weights: floats.subarray(weights, weights + terms),
      inTitle,
      isName: bytes.subarray(names, names + inTitle),
      isNumber: bytes.subarray(names + inTitle, names + 2 * inTitle),
      actor: ints[at + ACTOR]!,
      speaker: ints[at + SPEAKER]!,
      awaited: ints[at + AWAITED]!,
      isExpected: ints[at + IS_EXPECTED] === 1,
      frame: this.frame,
      done: this.#list(DONE),
    }
  }

  /** A copy of the vector with all its lists. */
  vector(): EntryVector {
    const { language, known, terms, weights, titleTerms, numbers, told } = this
    return { language, known, terms, weights, titleTerms, numbers, told }
  }

  get bytes(): Uint8Array {
    const byte = 4 * this.#at
    return this.#piece.bytes.subarray(byte, byte + bytesAt(this.#piece.ints, this.#at))
  }

  /** The sum of the weights of its terms, each times the weight that `weightOf` returns. */
  dot(weightOf: (term: number) => number): number {
    const { ints, shorts } = this.#piece
    const terms = startOf(ints, this.#at, TERMS)
    const weights = 2 * (startOf(ints, this.#at, LISTS) + ints[this.#at + TOLD]!)
    const count = ints[this.#at + TERMS]!
    let sum = 0
    for (let k = 0; k < count; k++) sum += weightOf(ints[terms + k]!) * shorts[weights + k]!
    return sum
  }

  #list(nth: number): Int32Array {
    const { ints } = this.#piece
    const start = startOf(ints, this.#at, nth)
    return ints.subarray(start, start + ints[this.#at + nth]!)
  }
}

/** Writes a vector into a slab; returns the offset of its first byte in the piece. */
export function packInto(slab: Slab, vector: EntryVector): number {
  if (vector instanceof PackedVector) {
    const { bytes } = vector
    const at = slab.makeRoom(bytes.length)
    slab.piece.bytes.set(bytes, at)
    return at
  }
  const { told } = vector
  const lists = [
    vector.known,
    vector.terms,
    vector.titleTerms,
    vector.numbers,
    told.terms,
    told.done,
  ]
  const lengths = lists.map(({ length }) => length)
  const { inTitle, actor, speaker, awaited, isExpected } = told
  const head = [...lengths, inTitle, actor, speaker, awaited, Number(isExpected)]
  const byte = slab.makeRoom(bytesAt(head, 0))
  const { bytes, shorts, ints, floats } = slab.piece
  let at = byte >> 2
  ints.set(head, at)
  at += HEAD
  for (const list of lists) {
    ints.set(list, at)
    at += list.length
  }
  floats.set(told.weights, at)
  at += told.weights.length
  shorts.set(vector.weights, 2 * at)
  const marks = 4 * at + 2 * vector.weights.length
  bytes.set(told.isName, marks)
  bytes.set(told.isNumber, marks + inTitle)
  return byte
}

/** The bytes of the record that begins at a place. */
export function bytesAt(ints: ArrayLike<number>, at: number): number {
  const words = startOf(ints, 0, LISTS, at) + ints[at + TOLD]!
  return rounded(4 * words + 2 * ints[at + TERMS]! + 2 * ints[at + IN_TITLE]!)
}

/**
 * The place of the nth list of a record, or the end of the record if `nth` is the number of lists.
 */
function startOf(ints: ArrayLike<number>, from: number, nth: number, at = from): number {
  let start = from + HEAD
  for (let list = 0; list < nth; list++) start += ints[at + list]!
  return start
}
