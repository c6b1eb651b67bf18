import type { EntryVector } from './entry-vector.ts'

type Numbers = Int32Array | Int16Array | Float32Array | Uint8Array

/** The vector with all its arrays in one piece of memory; each piece takes 200 bytes beside its content. */
export function packed(vector: EntryVector): EntryVector {
  const { known, terms, weights, titleTerms, numbers, told } = vector
  const { isName, isNumber } = told
  const all = [known, terms, weights, titleTerms, numbers, told.terms, told.weights, told.done]
  const bytes = [...all, isName, isNumber].reduce((sum, { byteLength }) => sum + byteLength, 0)
  const piece = new ArrayBuffer(bytes)
  let at = 0
  const moved = <Kind extends Numbers>(
    from: Kind,
    Array: new (piece: ArrayBuffer, at: number, length: number) => Kind,
  ): Kind => {
    const into = new Array(piece, at, from.length)
    into.set(from)
    at += from.byteLength
    return into
  }
  // The arrays in the order of their widths, so that each stands where it may.
  const inOne = {
    known: moved(known, Int32Array),
    terms: moved(terms, Int32Array),
    titleTerms: moved(titleTerms, Int32Array),
    numbers: moved(numbers, Int32Array),
  }
  const toldInOne = {
    terms: moved(told.terms, Int32Array),
    done: moved(told.done, Int32Array),
    weights: moved(told.weights, Float32Array),
  }
  return {
    ...vector,
    ...inOne,
    weights: moved(weights, Int16Array),
    told: {
      ...told,
      ...toldInOne,
      isName: moved(isName, Uint8Array),
      isNumber: moved(isNumber, Uint8Array),
    },
  }
}
