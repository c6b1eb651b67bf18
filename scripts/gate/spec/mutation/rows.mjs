import { idsIn } from '../proofs.mjs'

/** The rows that a mutation breaks, separated by spaces; a test of each must notice. */
export function rowsOf({ row }) {
  return row.split(' ')
}

/** Says if each of its rows has a test among those that failed; `failed` holds titles, outermost first. */
export function areAllNoticed(mutation, failed) {
  const named = new Set(failed.flat().flatMap(idsIn))
  return rowsOf(mutation).every((row) => named.has(row))
}
