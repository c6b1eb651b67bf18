import { upTo } from './plain-text.ts'

/** The most characters of a text that are read. The rest adds nothing new. */
const TEXT_CHARACTERS = 200_000

/** The words and lines that are kept of a document or page, up to 200,000 characters. */
export function wordsOf(text: string): string {
  return upTo(tidy(text), TEXT_CHARACTERS)
}

function tidy(text: string): string {
  return (
    text
      // Control characters become spaces; PostgreSQL does not even accept zeros.
      .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
      .replaceAll(/[ \t\u00a0]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  )
}
