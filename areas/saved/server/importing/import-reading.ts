import type { Reading } from '#server/reading/reading.ts'
import type { ImportedFile } from '../../importing/found-bookmark.ts'

/** The bookmarks of a file that a reader imports. */
export const importReading: Reading<{ bytes: Uint8Array }, ImportedFile> = {
  name: 'saved-import',
  what: () => 'The file',
  origin: () => 'a reader',
  async load() {
    const { readImport } = await import('../../importing/read-import.ts')
    return readImport
  },
}

/** A text that a file brought along. */
interface BroughtText {
  html: string
  address: string
}

/** Sanitises a text, and returns it without markup, too. */
export const broughtReading: Reading<BroughtText, { html: string; text: string }> = {
  name: 'saved-text',
  what: () => 'The text',
  origin: () => 'a reader',
  async load() {
    const { readBrought } = await import('../../importing/read-brought.ts')
    return readBrought
  },
}
