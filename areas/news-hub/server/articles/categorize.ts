import type { Category } from '#areas/news-hub/contract.ts'
import { categoryNames, subjectWords, type Subject } from './category-words.ts'
import { stems } from './terms.ts'

export interface Subjectless {
  title: string
  text: string
  /** What the feeds of its entries say, as they wrote it. */
  feedCategories: readonly string[]
  /** What the reader said of the source. */
  sourceCategory: string | null
}

const TITLE_WEIGHT = 2
/** Words that stand together mean more than one alone. */
const PER_FURTHER_WORD = 0.75
/** A publisher's own word weighs as much as a headline full of telling words. */
const FEED_CATEGORY_WEIGHT = 3
/** A source on one subject also reports on others; it only tips the scale. */
const SOURCE_CATEGORY_WEIGHT = 1.5
/** With less than this, nothing is claimed. */
const ENOUGH = 2
const READ_CHARACTERS = 1_500

/**
 * What an article is about. The publishers' categories, the words of the article, and the source's
 * own subject are weighed together; never "Breaking", which is a burst and no subject.
 */
export function categorize(article: Subjectless): Category {
  const scores = wordScores(article)
  const add = (subject: Subject, weight: number) =>
    scores.set(subject, (scores.get(subject) ?? 0) + weight)

  for (const subject of new Set(article.feedCategories.flatMap(subjectOf))) {
    add(subject, FEED_CATEGORY_WEIGHT)
  }
  for (const subject of subjectOf(article.sourceCategory ?? ''))
    add(subject, SOURCE_CATEGORY_WEIGHT)

  let best: Category = 'General'
  let bestScore = 0
  // In the order of the list, so that equals are settled the same way each time.
  for (const subject of Object.keys(subjectWords) as Subject[]) {
    const score = scores.get(subject) ?? 0
    if (score >= ENOUGH && score > bestScore) [best, bestScore] = [subject, score]
  }
  return best
}

/** Feeds write "Technology", "tech/gadgets" or "News > Science". */
function subjectOf(name: string): Subject[] {
  const known = categoryNames[name.trim().toLowerCase()]
  if (known) return [known]
  return name
    .toLowerCase()
    .split(/[/>|,;&]|\band\b/u)
    .flatMap((part) => categoryNames[part.trim()] ?? [])
}

interface Clue {
  subject: Subject
  weight: number
  /** The stems that must follow its first one. */
  rest: string[]
}

/** Clues by their first stem. */
let clues: Map<string, Clue[]> | undefined

function wordScores({ title, text }: Subjectless): Map<Subject, number> {
  const scores = new Map<Subject, number>()
  const counted = new Set<Clue>()
  clues ??= readClues()

  for (const [part, weight] of [
    [title, TITLE_WEIGHT],
    [text.slice(0, READ_CHARACTERS), 1],
  ] as const) {
    const inPart = stems(part, 'en')
    inPart.forEach((stem, at) => {
      for (const clue of clues!.get(stem) ?? []) {
        const isThere = clue.rest.every((next, ahead) => inPart[at + 1 + ahead] === next)
        if (!isThere || counted.has(clue)) continue
        counted.add(clue)
        scores.set(clue.subject, (scores.get(clue.subject) ?? 0) + weight * clue.weight)
      }
    })
  }
  return scores
}

function readClues(): Map<string, Clue[]> {
  const found = new Map<string, Clue[]>()
  const listed = new Map<string, number>()
  const lists = Object.entries(subjectWords).map(([subject, words]) => {
    const phrases = words.split(',').map((phrase) => stems(phrase, 'en'))
    for (const phrase of phrases)
      listed.set(phrase.join(' '), (listed.get(phrase.join(' ')) ?? 0) + 1)
    return { subject: subject as Subject, phrases }
  })
  for (const { subject, phrases } of lists) {
    for (const [first, ...rest] of phrases) {
      if (first === undefined) continue
      const share = listed.get([first, ...rest].join(' '))!
      const clue = { subject, rest, weight: (1 + PER_FURTHER_WORD * rest.length) / share }
      const same = found.get(first) ?? []
      found.set(first, [...same, clue])
    }
  }
  return found
}
