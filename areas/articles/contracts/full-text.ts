import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { RowId } from '#core/words.ts'

/** An entry of a source, to be read in the product. */
export const ReadableEntry = z.object({
  entry: z.int(),
  outlet: z.string(),
  title: z.string(),
  link: z.nullable(z.string()),
  authors: z.array(z.string()),
  publishedTime: Time,
  /** Safe HTML, with pictures served through this server: the whole text if it was read, else the feed's. */
  html: z.string(),
  /** feed: only the feed's text; waiting: the page will be read; walled, failed: `message` says why not. */
  state: z.enum(['feed', 'waiting', 'fetched', 'walled', 'failed']),
  message: z.nullable(z.string()),
  fetchedTime: z.nullable(Time),
})
export type ReadableEntry = z.infer<typeof ReadableEntry>

const EntryId = z.object({ entry: RowId })

/** Entries in full, read from their pages if the feed gives only the beginning. */
export const fullText = defineContract('full-text', {
  getEntry: read(EntryId, ReadableEntry, ['not-found']),
  /** The words of the feed as plain text, which articles cite. */
  getPlainText: read(EntryId, z.object({ text: z.string() }), ['not-found']),
  /** Asks for the entry's page to be read, even if that failed before. */
  fetchEntry: write.keyed(EntryId, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'full-text': typeof fullText
  }
}
