import type { Reading } from '#server/reading/reading.ts'
import type { PlainFinding } from '../../contracts/voices.ts'

/**
 * Checks a text for plain English. Its cost grows with the text, so it runs in the reading process,
 * which can be killed.
 */
export const plainEnglishReading: Reading<{ text: string }, PlainFinding[]> = {
  name: 'plain-english',
  what: () => 'The text',
  origin: () => 'a text of a reader',
  async load() {
    const { checkPlainEnglish } = await import('./plain-english.ts')
    return ({ text }) => checkPlainEnglish(text)
  },
}
