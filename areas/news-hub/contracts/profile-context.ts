import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'

/** What profiles can do where they are kept for good and acted on. */
export const profileContext = defineContract('profile-context', {
  /** The profile that the feed goes by; null goes by none. */
  getAppliedProfile: read(z.object({}), z.object({ id: z.nullable(Id) })),
  applyProfile: write(z.object({ id: z.nullable(Id) }), Nothing),
  removeFile: write(z.object({ id: Id, file: Id }), Nothing),
  removeLink: write(z.object({ id: Id, link: Id }), Nothing),
  /** Every profile with its files' texts, as the text of one file. */
  writeProfiles: write(z.object({}), z.object({ name: z.string(), text: z.string() })),
  /** Adds the profiles of such a file to those that are there; fails with what is wrong with it. */
  readProfiles: write(z.object({ text: z.string() }), z.object({ added: z.int() })),
})
