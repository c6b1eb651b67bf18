import { subjects, type Subject } from './categories.ts'
import { foreignWords, subjectWords } from './category-words.ts'
import { phraseFinder, type PhraseFinder } from './phrases.ts'
import { countriesIn, isAbroad } from './places.ts'
import { stems } from '../words/terms.ts'
import { weightOf, type WordList } from './words/word-list.ts'

const TITLE_WEIGHT = 2
const READ_CHARACTERS = 600
/** The most mentions of countries that count. */
const MOST_PLACES = 2
/** The weight of a foreign country for the subject "World". */
const PLACE = 0.7
/** The share that words of wars and states keep if no foreign country is named. */
const AT_HOME = 0.5

interface Clue {
  /** Its weight for each subject. */
  weights: ReadonlyMap<Subject, number>
}

const finders = new Map<string, PhraseFinder<Clue>>()

/** The evidence of an article's words for each subject; each clue counts once. */
export function wordScores(
  title: string,
  text: string,
  language: string | null,
  home: readonly string[],
): Map<Subject, number> {
  const scores = new Map<Subject, number>()
  const counted = new Set<Clue>()
  const spoken = language ?? 'en'
  let abroad = 0
  let athome = 0
  for (const [part, weight] of [
    [title, TITLE_WEIGHT],
    [text.slice(0, READ_CHARACTERS), 1],
  ] as const) {
    const inPart = stems(part, spoken)
    for (const clue of cluesOf(spoken)(inPart).keys()) {
      if (counted.has(clue)) continue
      counted.add(clue)
      for (const [subject, clear] of clue.weights)
        scores.set(subject, (scores.get(subject) ?? 0) + weight * clear)
    }
    const countries = [...countriesIn(inPart, spoken)]
    const isFar = ([country]: [string, number]) => isAbroad(country, home)
    abroad += weight * Math.min(MOST_PLACES, total(countries.filter(isFar)))
    athome += weight * Math.min(MOST_PLACES, total(countries.filter((one) => !isFar(one))))
  }
  placed(scores, abroad, athome)
  return scores
}

/** Moves acts of a foreign state to the subject "World"; events at home stay. */
function placed(scores: Map<Subject, number>, abroad: number, athome: number): void {
  const world = scores.get('World') ?? 0
  if (abroad === 0) {
    scores.set('World', world * AT_HOME)
    return
  }
  const policy = scores.get('Policy & Government') ?? 0
  const moved = abroad > athome ? (policy * (abroad - athome)) / (abroad + athome) : 0
  scores.set('World', world + PLACE * abroad + moved)
  scores.set('Policy & Government', policy - moved)
}

function total(countries: [string, number][]): number {
  return countries.reduce((sum, [, times]) => sum + times, 0)
}

function cluesOf(language: string): PhraseFinder<Clue> {
  let found = finders.get(language)
  if (!found) finders.set(language, (found = readClues(language)))
  return found
}

/**
 * Reads the words that point to subjects, stemmed as in the language. English words that mean something else in it,
 * such as "ai", are left out.
 */
function readClues(language: string): PhraseFinder<Clue> {
  const listed = new Map<string, { stems: readonly string[]; weights: Map<Subject, number> }>()
  const own = foreignWords[language]
  for (const subject of subjects) {
    const lists: (readonly [string, number])[] = (
      Object.entries(subjectWords[subject]) as [keyof WordList, string][]
    ).map(([kind, words]) => [words, weightOf[kind]] as const)
    if (own?.[subject]) lists.push([own[subject], weightOf.strong])
    for (const [words, weight] of lists) {
      for (const phrase of words.split(',')) {
        const stemmed = stems(phrase, language)
        // A phrase with only one stem left is ignored: without its second word, "running back"
        // would match every run.
        if (stemmed.length === 0 || (stemmed.length === 1 && phrase.trim().includes(' '))) continue
        const key = stemmed.join(' ')
        const clue = listed.get(key) ?? { stems: stemmed, weights: new Map() }
        listed.set(key, clue)
        clue.weights.set(subject, Math.max(weight, clue.weights.get(subject) ?? 0))
      }
    }
  }
  return phraseFinder(
    [...listed.values()].map(({ stems, weights }) => ({ stems, means: { weights } })),
  )
}
