import { languageOfScript } from './language.ts'
import { languageWords } from './language-words.ts'
import { words } from './terms.ts'

const NUMBER_WORDS = new Map(
  Object.entries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .reduce<Record<string, string>>((all, word, i) => ({ ...all, [word]: String(i + 1) }), {}),
  ),
)
const LARGE_NUMBERS = new Set(
  'dozen hundred thousand million billion trillion half third quarter double twice thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  ),
)
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/
const UNSPACED = new Set(['ja', 'zh', 'th'])

/** Names, numbers and dates of a sentence that none of the sources holds, as they are written in it. */
export function uncovered(sentence: string, sources: string[]): string[] {
  const language = languageOfScript(sentence)
  const isUnspaced = language !== null && UNSPACED.has(language)
  const held = new Set(
    sources.flatMap((source) => [
      ...words(source, language).flatMap(formsOf),
      ...numbersIn(source).map(plainNumber),
    ]),
  )
  const { isStopWord } = languageWords(language ?? 'en')
  const missingNumbers = numbersIn(sentence).filter((number) => !held.has(plainNumber(number)))
  const missingWords = words(sentence, language).filter((word, place) => {
    const lower = word.toLowerCase()
    const isNumber = NUMBER_WORDS.has(lower) || LARGE_NUMBERS.has(lower)
    const isName = /\p{Lu}/u.test(word) || isUnspaced
    // The first word has a capital anyhow; elsewhere it makes even a small word a name: The Hague, May.
    const isSmall = isStopWord(lower) && (place === 0 || isUnspaced) && !WEEKDAY.test(lower)
    if (!isNumber && (!isName || isSmall)) return false
    return !formsOf(word).some((form) => held.has(form))
  })
  return [...missingNumbers, ...missingWords]
}

function numbersIn(text: string): string[] {
  return text.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []
}

/** "1,200" and "1.200" as "1200"; "3.5" as it is. */
function plainNumber(number: string): string {
  return number.replace(/[.,](?=\d{3}(?:\D|$))/g, '')
}

/** Ways of writing the same: "Veil's" and "Veil", "twelve" and "12". */
function formsOf(word: string): string[] {
  const lower = word.toLowerCase().replace('’', "'")
  const bare = lower.replace(/'s?$/, '')
  return [lower, bare, NUMBER_WORDS.get(bare) ?? bare]
}
