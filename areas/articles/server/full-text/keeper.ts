import type { Kept } from '#server/asking/kept.ts'
import { fullText } from '../../contracts/full-text.ts'
import { serverFullText } from './api.ts'

/** Serves the contract about entries in full. */
export const fullTextKeeper: Kept = {
  contract: fullText,
  open: serverFullText,
  about: {
    getEntry:
      'One entry of a source as HTML that is safe to show: its whole text where that was read on its page.',
    getPlainText: 'What the feed says in an entry, as plain text: the words that articles cite.',
    fetchEntry: 'Fetches the page of an entry, also if that failed before.',
  },
}
