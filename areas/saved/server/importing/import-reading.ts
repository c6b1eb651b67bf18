import type { Reading } from '#server/reading/reading.ts'
import type { ImportedFile } from '../../importing/found-bookmark.ts'

/** Parses a file that a reader imports into bookmarks. */
export const importReading: Reading<{ bytes: Uint8Array }, ImportedFile> = {
  name: 'saved-import',
  what: () => 'The file',
  origin: () => 'a reader',
  async load() {
    const { readImport } = await import('../../importing/read-import.ts')
    return readImport
  },
}

/** The text of a page from an imported file. */
interface BroughtText {
  html: string
  address: string
}

/** Sanitizes a text, and also returns it as plain text. */
export const broughtReading: Reading<BroughtText, { html: string; text: string }> = {
  name: 'saved-text',
  what: () => 'The text',
  origin: () => 'a reader',
  async load() {
    const { readBrought } = await import('../../importing/read-brought.ts')
    return readBrought
  },
}
