import { languageWords } from './language-words.ts'
import { remembering } from './remembering.ts'
import { StemMemory, type Stemmer } from './stems/stem-memory.ts'
import { UNSPACED, words } from './word-segments.ts'

/**
 * The number of words whose stems are remembered: the latest ones, because a server meets new names
 * all the time.
 */
const REMEMBERED_WORDS = 2 ** 17

/**
 * The longest text whose stems are remembered: headlines and sentences are read again and again, whole reports are not.
 */
const LINE_CHARACTERS = 300
/** Remembers the stems of the latest lines of all languages. */
const rememberLines = remembering(500_000)

const POSSESSIVE = /['’]s?$/

/** The stems that carry the meaning of a text, in order, without its stop words. */
export function stems(text: string, language: string | null): readonly string[] {
  const { stemsOf, stemsOfLine } = stemmer(language ?? '')
  return text.length > LINE_CHARACTERS ? stemsOf(text) : stemsOfLine(text)
}

/**
 * Stems of the words that are written with a capital inside a sentence: mostly names. First words
 * of sentences and headlines in title case are left out, because their capitals prove nothing.
 */
export function capitalisedStems(text: string, language: string | null): Set<string> {
  const found = new Set<string>()
  if (language !== null && UNSPACED.has(language)) return found

  const { stemOf } = stemmer(language ?? '')
  for (const line of text.split(/[.!?:\n]\s+|\n/)) {
    const inLine = words(line, language)
    const capitalised = inLine.slice(1).filter((word) => /^\p{Lu}/u.test(word))
    if (capitalised.length > inLine.length * TITLE_CASE_SHARE) continue
    for (const word of capitalised) {
      const stem = stemOf(word.toLowerCase())
      if (stem !== '') found.add(stem)
    }
  }
  return found
}

/** A line with a larger share of capitals is in title case. */
const TITLE_CASE_SHARE = 0.6

/** Matches letters with dots between them, such as "u.a.e". */
const ACRONYM = /^\p{L}(?:\.\p{L})+$/u
const ACCENTED = /[\u00c0-\u024f]/
const MARKS_OF_LATIN = /(?<=\p{Script=Latin})\p{M}+/gu

/**
 * Folds spellings that vary between outlets: "u.a.e" to "uae", "são" to "sao"; but not to a stop word, such as "u.s" to
 * "us".
 */
function folded(word: string, isStopWord: (word: string) => boolean): string {
  if (ACRONYM.test(word)) {
    const joined = word.replaceAll('.', '')
    return isStopWord(joined) ? word : joined
  }
  return ACCENTED.test(word)
    ? word.normalize('NFD').replaceAll(MARKS_OF_LATIN, '').normalize('NFC')
    : word
}

/** Says if a stem is a number, or begins with one, such as "3rd". */
export function isNumber(stem: string): boolean {
  return NUMBER.test(stem)
}

const NUMBER = /^\p{Nd}/u

type LanguageStems = ReturnType<typeof stemsIn>

const languages = new Map<string, LanguageStems>()

function stemmer(language: string): LanguageStems {
  const known = languages.get(language) ?? stemsIn(language, languages.size + 1)
  languages.set(language, known)
  return known
}

let memory: StemMemory | undefined

/** The shared memory of stems of all languages. Each stemmer needs a number of its own. */
export function stemMemory(): StemMemory {
  return (memory ??= new StemMemory(REMEMBERED_WORDS))
}

/**
 * Stems with a memory, because stemming is slow and news repeats its words and headlines. Stop
 * words get an empty stem.
 */
function stemsIn(language: string, number: number) {
  const { isStopWord, stem } = languageWords(language)
  const isSpaced = !UNSPACED.has(language)
  const found = stemMemory()
  const stemmer: Stemmer = {
    number,
    stem(word) {
      const plain = word.replace('’', "'")
      const bare = folded(plain.replace(POSSESSIVE, ''), isStopWord)
      const isMeaningless = isStopWord(plain) || isStopWord(bare) || (isSpaced && bare.length < 2)
      return isMeaningless ? '' : stem(bare)
    },
  }
  const stemOf = (word: string): string => found.stemOf(word, stemmer)
  const stemsOf = (text: string): readonly string[] => {
    const lower = text.toLowerCase()
    return (
      (isSpaced ? found.stemsOf(lower, stemmer) : null) ??
      words(lower, language)
        .map(stemOf)
        .filter((one) => one !== '')
    )
  }
  return { stemOf, stemsOf, stemsOfLine: rememberLines(stemsOf) }
}
