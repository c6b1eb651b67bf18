import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { RowId } from '#core/words.ts'

/** An entry of a source in full. */
export const ReadableEntry = z.object({
  entry: z.int(),
  outlet: z.string(),
  title: z.string(),
  link: z.nullable(z.string()),
  authors: z.array(z.string()),
  publishedTime: Time,
  /**
   * Sanitized HTML, with pictures served by this server: the full text if it was fetched, otherwise
   * the feed's.
   */
  html: z.string(),
  /**
   * feed: only the feed's text is available; waiting: the page will be fetched; walled, failed:
   * `message` says why it was not.
   */
  state: z.enum(['feed', 'waiting', 'fetched', 'walled', 'failed']),
  message: z.nullable(z.string()),
  fetchedTime: z.nullable(Time),
})
export type ReadableEntry = z.infer<typeof ReadableEntry>

const EntryId = z.object({ entry: RowId })

/** Entries in full. If a feed has only their beginnings, the rest is fetched from their pages. */
export const fullText = defineContract('full-text', {
  getEntry: read(EntryId, ReadableEntry, ['not-found']),
  /** The words of the feed as plain text, which articles cite. */
  getPlainText: read(EntryId, z.object({ text: z.string() }), ['not-found']),
  /** Fetches the entry's page, even if that failed before. */
  fetchEntry: write.keyed(EntryId, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'full-text': typeof fullText
  }
}
