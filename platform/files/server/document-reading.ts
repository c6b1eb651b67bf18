import type { Reading } from '#server/reading/reading.ts'
import type { Document } from './document-text.ts'

/** Reads the text of an uploaded document. */
export const documentReading: Reading<Document, string> = {
  name: 'document',
  what: ({ name }) => `“${name}”`,
  origin: () => 'a reader',
  async load() {
    const { documentText } = await import('./document-text.ts')
    return documentText
  },
}
