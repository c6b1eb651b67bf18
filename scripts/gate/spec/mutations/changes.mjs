/**
 * Mutations of one file that one test file must notice: row, text, its replacement, and changes of other files that
 * belong to it.
 */
export function changes(test, file, list) {
  return list.map(([row, from, to, ...also]) => ({ row, test, file, from, to, also }))
}
