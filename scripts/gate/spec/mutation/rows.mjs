import { idsIn } from '../proofs.mjs'

/**
 * The rows that a mutation breaks. They are written in one text with spaces between them; a test of
 * each row has to notice.
 */
export function rowsOf({ row }) {
  return row.split(' ')
}

/**
 * Says if each row of a mutation has a test among the failed ones; `failed` has their titles,
 * outermost first.
 */
export function areAllNoticed(mutation, failed) {
  const named = new Set(failed.flat().flatMap(idsIn))
  return rowsOf(mutation).every((row) => named.has(row))
}
