import type { Subject } from './categories.ts'
import { affairs } from './words/english-affairs.ts'
import { knowledge } from './words/english-knowledge.ts'
import { life } from './words/english-life.ts'
import type { WordList } from './words/word-list.ts'

/**
 * Words that show a subject. English words count in every language; those of other languages are in
 * `foreignWords`.
 */
export const subjectWords: Readonly<Record<Subject, WordList>> = {
  ...affairs,
  ...knowledge,
  ...life,
}

export { foreignWords } from './words/other-languages.ts'
