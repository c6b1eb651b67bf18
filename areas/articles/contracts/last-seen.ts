import * as z from 'zod/mini'
import { defineContract, Nothing, write } from '#core/contract.ts'
import { list, RowId, text } from '#core/words.ts'

const SENTENCES_NOTED = 60
const ENTRIES_NOTED = 5_000

/** The contents of an article when a reader saw it. Later changes are compared with them. */
export const Seen = z.object({
  article: RowId,
  sentences: list(z.object({ entry: RowId, text: text(4_000) }), SENTENCES_NOTED),
  /** The entries that the article had then. */
  entries: list(RowId, ENTRIES_NOTED),
})
export type Seen = z.infer<typeof Seen>

export const lastSeen = defineContract('last-seen', {
  /** Notes the state of an article when it is opened, and again when it is left. */
  noteSeen: write(Seen, Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'last-seen': typeof lastSeen
  }
}
