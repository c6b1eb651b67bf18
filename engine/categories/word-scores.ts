import { foreignWords, subjectWords, type Subject } from './category-words.ts'
import { stems } from '../words/terms.ts'

const TITLE_WEIGHT = 2
/** Words that stand together mean more than one alone. */
const PER_FURTHER_WORD = 0.75
const READ_CHARACTERS = 1_500

interface Clue {
  subject: Subject
  weight: number
  /** The stems that must follow its first one. */
  rest: string[]
}

/** Clues of a language by their first stem. */
const clues = new Map<string, Map<string, Clue[]>>()

/** How loud the words of an article speak for each subject; each clue counts once. */
export function wordScores(
  title: string,
  text: string,
  language: string | null,
): Map<string, number> {
  const scores = new Map<string, number>()
  const counted = new Set<Clue>()
  const known = cluesOf(language ?? 'en')

  for (const [part, weight] of [
    [title, TITLE_WEIGHT],
    [text.slice(0, READ_CHARACTERS), 1],
  ] as const) {
    const inPart = stems(part, language ?? 'en')
    inPart.forEach((stem, at) => {
      for (const clue of known.get(stem) ?? []) {
        const isThere = clue.rest.every((next, ahead) => inPart[at + 1 + ahead] === next)
        if (!isThere || counted.has(clue)) continue
        counted.add(clue)
        scores.set(clue.subject, (scores.get(clue.subject) ?? 0) + weight * clue.weight)
      }
    })
  }
  return scores
}

function cluesOf(language: string): Map<string, Clue[]> {
  let found = clues.get(language)
  if (!found) clues.set(language, (found = readClues(language)))
  return found
}

/** Stemmed as the language stems: an English word that means nothing in it, such as "ai", is left out. */
function readClues(language: string): Map<string, Clue[]> {
  const found = new Map<string, Clue[]>()
  const listed = new Map<string, number>()
  const own = foreignWords[language]
  const lists = (Object.entries(subjectWords) as [Subject, string][]).map(([subject, words]) => {
    const all = own ? `${words},${own[subject]}` : words
    const phrases = new Map(
      all.split(',').map((phrase) => {
        const stemmed = stems(phrase, language)
        return [stemmed.join(' '), stemmed] as const
      }),
    )
    for (const phrase of phrases.keys()) listed.set(phrase, (listed.get(phrase) ?? 0) + 1)
    return { subject, phrases }
  })
  for (const { subject, phrases } of lists) {
    for (const [phrase, [first, ...rest]] of phrases) {
      if (first === undefined) continue
      const weight = (1 + PER_FURTHER_WORD * rest.length) / listed.get(phrase)!
      found.set(first, [...(found.get(first) ?? []), { subject, rest, weight }])
    }
  }
  return found
}
