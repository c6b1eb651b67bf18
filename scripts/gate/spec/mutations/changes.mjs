/**
 * Makes mutations of one file that one test file must notice, from lists of row, text, replacement,
 * and further changes in other files.
 */
export function changes(test, file, list) {
  return list.map(([row, from, to, ...also]) => ({ row, test, file, from, to, also }))
}
