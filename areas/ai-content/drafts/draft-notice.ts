import * as z from 'zod/mini'
import { WholeBrief } from './brief.ts'

/** Something that is missing or wrong with a draft, in words that its reader can act on. */
export const DraftNotice = z.object({
  /**
   * withdrawn, changed, unfollowed: said of a cited report whose state changed after it was quoted.
   */
  kind: z.enum([
    ...['question', 'material', 'language', 'quotation', 'private', 'length'],
    ...['withdrawn', 'changed', 'unfollowed'],
  ] as const),
  words: z.string(),
  /** The field of the brief that answers a question. */
  field: z.nullable(z.keyof(WholeBrief)),
})
export type DraftNotice = z.infer<typeof DraftNotice>
