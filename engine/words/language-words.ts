import { createRequire } from 'node:module'
import { englishStem } from './stems/english-stem.ts'

/** Tools for comparing texts of a language word by word, loaded with the first text in it. */
export interface LanguageWords {
  isStopWord(word: string): boolean
  /** Returns the stem of a word in lower case. */
  stem(word: string): string
}

// Both packages are CommonJS and large, so they are read on first use instead of at start.
const require = createRequire(import.meta.url)

// prettier-ignore
const stemmers: Record<string, string> = {
  ar: 'arabic', ca: 'catalan', cs: 'czech', da: 'danish', de: 'german',
  es: 'spanish', eu: 'basque', fi: 'finnish', fr: 'french', ga: 'irish', hu: 'hungarian',
  hy: 'armenian', it: 'italian', nb: 'norwegian', nl: 'dutch', nn: 'norwegian', no: 'norwegian',
  pt: 'portuguese', ro: 'romanian', ru: 'russian', sl: 'slovene', sv: 'swedish', ta: 'tamil',
  tr: 'turkish',
}

/**
 * Our own English stop words. The usual list has 1,298 words, among them "fire", "bill" and "page",
 * which are often news.
 */
const englishStopWords = `
  a about above according across after again against ago all also although always am among amid an
  and another any anyone anything are aren't around as ask asked at away back be became because
  become been before began behind being below between both but by came can can't cannot come coming
  could couldn't did didn't do does doesn't doing don't done down during each either else enough
  even ever every everyone everything far few for former from further gave get gets getting give
  given go goes going gone got had hadn't happened has hasn't have haven't having he he'd he'll
  he's her here here's hers herself him himself his how how's however i i'd i'll i'm i've if in
  including instead into is isn't it it'll it's its itself just keep kept know known last later
  least less let let's like likely made make makes making many may maybe me meanwhile might mine
  more most much must my myself near need never new next no nor not nothing now of off often on
  once one only onto or other others our ours ourselves out over own perhaps put quite rather
  really recently said same saw say saying says see seen several shall she she'd she'll she's
  should shouldn't since so some someone something soon still such take taken takes tell than that
  that's the their theirs them themselves then there there's therefore these they they'd they'll
  they're they've thing things think this those though through thus till to today together told
  tomorrow tonight too took toward towards two under unless until up upon us use used using very via
  want wants was wasn't way we we'd we'll we're we've well went were weren't what what's when
  when's where where's whether which while who who'll who's whom whose why will with within without
  won't would wouldn't yes yesterday yet you you'd you'll you're you've your yours yourself
  yourselves monday tuesday wednesday thursday friday saturday sunday mr mrs ms year years day days
  week weeks month months time times`

/** The part of an untyped package that we use. */
interface Snowball {
  newStemmer(algorithm: string): { stem(word: string): string }
}

const loaded = new Map<string, LanguageWords>()

/**
 * The words of a language by its two-letter code. Without a stemmer, a word is its own stem; an
 * unknown language has no stop words either.
 */
export function languageWords(language: string): LanguageWords {
  let words = loaded.get(language)
  if (!words) loaded.set(language, (words = load(language)))
  return words
}

function load(language: string): LanguageWords {
  const stopWords = new Set(
    language === 'en' ? englishStopWords.trim().split(/\s+/) : listed(language),
  )
  if (language === 'en') return { isStopWord: (word) => stopWords.has(word), stem: englishStem }
  const algorithm = stemmers[language]
  if (!algorithm) return { isStopWord: (word) => stopWords.has(word), stem: (word) => word }

  const snowball = require('snowball-stemmers') as Snowball
  const stemmer = snowball.newStemmer(algorithm)
  return { isStopWord: (word) => stopWords.has(word), stem: (word) => stemmer.stem(word) }
}

function listed(language: string): string[] {
  const lists = require('stopwords-iso') as Record<string, string[]>
  return lists[language === 'nb' || language === 'nn' ? 'no' : language] ?? []
}
