import * as z from 'zod/mini'
import { WholeBrief } from './brief.ts'

/** A problem or a gap of a draft, in words that its reader can act on. */
export const DraftNotice = z.object({
  /** withdrawn, changed, unfollowed: the state of a cited report changed after it was quoted. */
  kind: z.enum([
    ...['question', 'material', 'language', 'quotation', 'private', 'length'],
    ...['withdrawn', 'changed', 'unfollowed'],
  ] as const),
  words: z.string(),
  /** The field of the brief to fill in; null if the notice asks for none. */
  field: z.nullable(z.keyof(WholeBrief)),
})
export type DraftNotice = z.infer<typeof DraftNotice>
