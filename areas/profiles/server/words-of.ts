import { upTo } from '#engine/markup/plain-text.ts'

/** More than this says nothing new about anybody. */
const TEXT_CHARACTERS = 200_000

/** What a profile keeps of a text: its words and lines, up to 200,000 characters. */
export function wordsOf(text: string): string {
  return upTo(tidy(text), TEXT_CHARACTERS)
}

function tidy(text: string): string {
  return (
    text
      // Nothing that cannot be seen; PostgreSQL does not take zeros either.
      .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
      .replaceAll(/[ \t\u00a0]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  )
}
