import * as z from 'zod/mini'

/** The SHA-1 hash of a commit, in lower-case hex as git writes it. */
export const CommitId = z
  .string()
  .check(z.regex(/^[0-9a-f]{40}$/, 'That is not the id of a commit'))
