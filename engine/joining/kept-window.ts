import type { KeptTerms } from '../words/term-memory.ts'
import { Piece } from '../lists/slab.ts'
import type { TitleFrame } from './developments/title-frame.ts'
import { bytesAt, PackedVector } from './packed-vector.ts'

/**
 * The weights of a joiner's entries. Computing them takes nearly all of the time of rebuilding its
 * window, and they never change. Flat arrays are quick to write and read.
 */
export interface KeptWindow {
  terms: KeptTerms
  /** The joiner's ids of the entries, in order of arrival. */
  ids: Float64Array
  languages: string[]
  frames: (TitleFrame | null)[]
  /**
   * The entries' records, one after the other. The array has the widest type of number, so that each record is aligned.
   */
  records: Float64Array
}

export function keepWindow(
  terms: KeptTerms,
  entries: readonly (PackedVector & { id: number })[],
): KeptWindow {
  const bytes = new Uint8Array(entries.reduce((all, { bytes }) => all + bytes.length, 0))
  let at = 0
  for (const entry of entries) {
    bytes.set(entry.bytes, at)
    at += entry.bytes.length
  }
  return {
    terms,
    ids: Float64Array.from(entries, ({ id }) => id),
    languages: entries.map(({ language }) => language),
    frames: entries.map(({ frame }) => frame),
    records: new Float64Array(bytes.buffer),
  }
}

/**
 * The vectors of a kept window, by the joiner's ids of the entries. They use the memory of
 * `records` without copying it.
 */
export function vectorsOf({
  ids,
  languages,
  frames,
  records,
}: KeptWindow): Map<number, PackedVector> {
  const { buffer, byteOffset, byteLength } = records
  const piece = new Piece(buffer, byteOffset, byteLength)
  const vectors = new Map<number, PackedVector>()
  let at = 0
  for (let nth = 0; nth < ids.length; nth++) {
    vectors.set(ids[nth]!, new PackedVector(languages[nth]!, frames[nth]!, piece, at))
    at += bytesAt(piece.ints, at >> 2)
  }
  return vectors
}
