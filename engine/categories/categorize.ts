import { categories, type Category } from './categories.ts'
import { categoriesOfFeed, categoriesOfSource } from './category-names.ts'
import type { SubjectModel } from './subject-model.ts'
import { stems } from '../words/terms.ts'
import { wordScores } from './word-scores.ts'

export interface Subjectless {
  title: string
  text: string
  language: string | null
  /** What its entries come with. */
  entries: readonly {
    /** What the reader said of the source, in the words of the Add Feed form. */
    sourceCategory: string | null
    /** What the feed says, as it wrote it. */
    feedCategories: readonly string[]
  }[]
}

/** With less than this, the words of the lists claim nothing. */
const ENOUGH = 2
/** What was learnt decides when it is this sure: where the lists are silent, and against them (`npm run subjects`). */
const SURE = 2
const SURE_AGAINST_LISTS = 10

/** Never "Breaking", which is a burst and no subject. */
const subjects: readonly Category[] = [
  ...categories.filter((category) => category !== 'Breaking'),
  'General',
]

/**
 * What an article is about. The evidence is heard in order: what the reader said of its sources, what their
 * feeds say of it, its words. Each chooses among what those before it left open.
 */
export function categorize(article: Subjectless, model: SubjectModel | null): Category {
  const bySource = agreed(
    article.entries.map(({ sourceCategory }) => categoriesOfSource(sourceCategory)),
    subjects,
  )
  const byFeed = agreed(
    article.entries.map(({ feedCategories }) => categoriesOfFeed(feedCategories)),
    bySource,
  )
  return byFeed.length === 1 ? byFeed[0]! : byWords(article, byFeed, model)
}

/** The categories that most entries allow, in the order of the former choice; that choice where they do not agree. */
function agreed(
  allowed: readonly (readonly Category[])[],
  among: readonly Category[],
): readonly Category[] {
  const votes = new Map<Category, number>()
  for (const categories of allowed) {
    for (const category of new Set(categories)) votes.set(category, (votes.get(category) ?? 0) + 1)
  }
  const left = among.filter((category) => (votes.get(category) ?? 0) * 2 > allowed.length)
  return left.length > 0 ? left : among
}

function byWords(
  { title, text, language }: Subjectless,
  among: readonly Category[],
  model: SubjectModel | null,
): Category {
  const isOpen = among.length === subjects.length
  const scores = wordScores(title, text, language)
  let best: Category = isOpen ? 'General' : among[0]!
  let bestScore = 0
  // In the order of the list, so that equals are settled the same way each time.
  for (const category of among) {
    const score = scores.get(category) ?? 0
    if (score >= (isOpen ? ENOUGH : 1) && score > bestScore) [best, bestScore] = [category, score]
  }
  // A subject that nothing was learnt of yet is not denied by what is known of others.
  if (!model || (bestScore > 0 && !model.knows(best))) return best
  const guess = model.guess(stemsToLearn(title, text, language), among)
  const sure = bestScore > 0 ? SURE_AGAINST_LISTS : SURE
  return guess && guess.margin >= sure ? guess.category : best
}

const LEARNT_CHARACTERS = 500

/** What is learnt of an entry and looked for in an article. */
export function stemsToLearn(title: string, text: string, language: string | null): string[] {
  return stems(`${title} . ${text.slice(0, LEARNT_CHARACTERS)}`, language)
}
