import { languagesOfWord } from '../../words/function-words.ts'
import { languageOfScript } from '../../words/language.ts'
import { askedIn } from './question-kinds.ts'
import type { Token } from './tokens.ts'

/** The weight of a question word. It is higher than that of small words, which languages share. */
const ASKING = 2
const READ = 200
const GERMAN_VERBS = new Set(
  'ist sind war waren hat haben hatte wird werden wurde geht gibt sagt sagte sagen schreibt kostet macht passierte geschah weiß kann soll'.split(
    ' ',
  ),
)

/** The language of a question, which is too short for the detection that texts have. */
export function questionLanguage(text: string, tokens: readonly Token[]): string {
  const byScript = languageOfScript(text.slice(0, 1000))
  if (byScript !== null) return byScript
  const counts = new Map<string, number>()
  const add = (language: string, much: number) =>
    counts.set(language, (counts.get(language) ?? 0) + much)
  // "Was" begins German and English questions, but in English "the" or a name follows, not a German
  // verb.
  if (tokens[0]?.lower === 'was' && GERMAN_VERBS.has(tokens[1]?.lower ?? '')) {
    add('de', 3 * ASKING)
  }
  for (const { lower } of tokens.slice(0, READ)) {
    const asking = askedIn.get(lower)
    if (asking !== undefined) add(asking, ASKING)
    for (const language of languagesOfWord.get(lower) ?? []) add(language, 1)
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] === 'en' ? -1 : 1))
  return best?.[0] ?? 'en'
}
