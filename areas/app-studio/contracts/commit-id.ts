import * as z from 'zod/mini'

/** SHA-1 of a commit, as git writes it. */
export const CommitId = z
  .string()
  .check(z.regex(/^[0-9a-f]{40}$/, 'That is not the id of a commit'))
