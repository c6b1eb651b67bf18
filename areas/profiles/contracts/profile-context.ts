import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { REQUEST } from '#core/limits.ts'
import { text } from '#core/words.ts'

/** What profiles can do where they are kept for good and acted on. */
export const profileContext = defineContract('profile-context', {
  /** The profile that the feed goes by; null goes by none. */
  getAppliedProfile: read(z.object({}), z.object({ id: z.nullable(Id) })),
  applyProfile: write(z.object({ id: z.nullable(Id) }), Nothing, ['not-found']),
  removeFile: write(z.object({ id: Id, file: Id }), Nothing, ['not-found']),
  removeLink: write(z.object({ id: Id, link: Id }), Nothing, ['not-found']),
  /** Every profile with its files' texts, as the text of one file. */
  writeProfiles: write(z.object({}), z.object({ name: z.string(), text: z.string() })),
  /** Adds the profiles of such a file to those that are there; fails with what is wrong with it. */
  readProfiles: write(z.object({ text: text(REQUEST.bodyBytes) }), z.object({ added: z.int() })),
})
