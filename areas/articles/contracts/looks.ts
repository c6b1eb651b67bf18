import * as z from 'zod/mini'
import { defineContract, Nothing, write } from '#core/contract.ts'
import { list, RowId, text } from '#core/words.ts'

const SENTENCES_NOTED = 60
const ENTRIES_NOTED = 5_000

/** What a reader is shown of an article, for showing first what changes after it. */
export const Look = z.object({
  article: RowId,
  sentences: list(z.object({ entry: RowId, text: text(4_000) }), SENTENCES_NOTED),
  /** The entries that stood behind it. */
  entries: list(RowId, ENTRIES_NOTED),
})
export type Look = z.infer<typeof Look>

export const looks = defineContract('looks', {
  /** Once when an article is opened, and once when it is left: what stood there then. */
  noteLook: write(Look, Nothing),
})
