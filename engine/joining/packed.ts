import type { Slab } from '../lists/slab.ts'
import type { EntryVector } from './entry-vector.ts'

/** The vector with all its arrays in shared memory. */
export function packed(vector: EntryVector, slab: Slab): EntryVector {
  const { known, terms, weights, titleTerms, numbers, told } = vector
  return {
    ...vector,
    known: slab.keep(known),
    terms: slab.keep(terms),
    weights: slab.keep(weights),
    titleTerms: slab.keep(titleTerms),
    numbers: slab.keep(numbers),
    told: {
      ...told,
      terms: slab.keep(told.terms),
      weights: slab.keep(told.weights),
      isName: slab.keep(told.isName),
      isNumber: slab.keep(told.isNumber),
      done: slab.keep(told.done),
    },
  }
}
