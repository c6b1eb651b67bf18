import { sentences } from './sentences.ts'
import { languageWords } from './language-words.ts'
import { words } from './word-segments.ts'

/** The number of texts that are read; only the beginning of each is read. */
const READ_TEXTS = 6
const READ_CHARACTERS = 2000

/** A word in its sentence. */
export interface RunWord {
  /** The word without its possessive ending. */
  written: string
  /** The ending that was left out: `'s`, an apostrophe, or nothing. */
  possessive: string
  lower: string
  isStopWord: boolean
  isCapital: boolean
  /** True for the first word of a sentence, whose capital does not mark a name. */
  isFirst: boolean
}

/** Signs that no phrase crosses. */
const BREAK = /[,;:()[\]"“”„«»!?…]|\s[-–—]+\s|\.\s|\.$|['’]\s|\s['‘]/u
/** The most letters of a small word, which a line in title case leaves without a capital. */
const SMALL_LETTERS = 3
const SMALL_WORDS = new Set(
  'from with into over than upon amid after dans avec pour para desde sobre'.split(' '),
)
const LEAST_CAPITALS = 3
/** Languages in which every noun has a capital, so that no headline is in title case. */
export const NOUNS_HAVE_CAPITALS = new Set(['de', 'lb'])

/**
 * Matches the beginning of a recording's chapter, "1:30 Boats", which names a part of the recording
 * and not a subject.
 */
const CHAPTER = /^[ ([]{0,3}\d{1,2}:\d{2}(?::\d{2})?[)\]]?\s/

/**
 * The words of texts about one event: a list for each text, with a list for each run of words
 * between two punctuation marks.
 */
export function readRuns(texts: readonly string[], language: string | null): RunWord[][][] {
  return texts.slice(0, READ_TEXTS).map((text) => runsOf(text.slice(0, READ_CHARACTERS), language))
}

/** Ignores the capitals of sentences in title case. */
function runsOf(text: string, language: string | null): RunWord[][] {
  const { isStopWord } = languageWords(language ?? '')
  const told = text.split('\n').filter((line) => !CHAPTER.test(line))
  return sentences(told.join('\n')).flatMap(({ text: sentence }) => {
    const isTitleCase =
      !NOUNS_HAVE_CAPITALS.has(language ?? '') && isInTitleCase(words(sentence, language))
    let isFirst = true
    return sentence.split(BREAK).map((piece) =>
      words(piece, language).map((found) => {
        const possessive = /['’]s?$/u.exec(found)?.[0] ?? ''
        const written = found.slice(0, found.length - possessive.length)
        const lower = written.toLowerCase()
        const word = {
          written,
          possessive,
          lower,
          isStopWord: isStopWord(lower.replace('’', "'")),
          isCapital: !isTitleCase && /^\p{Lu}/u.test(written),
          isFirst,
        }
        isFirst = false
        return word
      }),
    )
  })
}

function isInTitleCase(all: string[]): boolean {
  const isSmall = (word: string) => word.length <= SMALL_LETTERS || SMALL_WORDS.has(word)
  return (
    all.filter((word) => /^\p{Lu}/u.test(word)).length >= LEAST_CAPITALS &&
    all.every((word) => !/^\p{Ll}/u.test(word) || isSmall(word))
  )
}
