import { detectLanguage } from '#engine/words/language.ts'

const READ_CHARACTERS = 2000

/** Detects the language of a note from its beginning, for search. */
export function languageOf(...texts: readonly string[]): Promise<string | null> {
  return detectLanguage(texts.map((text) => text.slice(0, READ_CHARACTERS)).join('\n'))
}
