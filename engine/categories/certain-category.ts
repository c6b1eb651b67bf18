import { subjects, type Category } from './categories.ts'
import { within } from './category-names.ts'
import { categoriesSaid, scoresOf, type Report } from './categorize.ts'

/**
 * The least lead over the next subject at which a category is certain. The scores are without
 * learned words.
 */
const CLEAR = 5

/** The category of an entry if its publisher and its words leave no doubt; null otherwise. */
export function certainCategory(entry: Report & { language: string | null }): Category | null {
  const scores = scoresOf({ language: entry.language, entries: [entry] }, null)
  const ranked = subjects
    .map((subject) => ({ subject, score: scores.get(subject) ?? 0 }))
    .sort((a, b) => b.score - a.score)
  const first = ranked[0]!
  // A wide section does not put its narrower subjects in doubt.
  const second = ranked.slice(1).find(({ subject }) => !within[first.subject]?.includes(subject))!
  const ahead = first.score - second.score
  const said = categoriesSaid(entry)
  const isSaid = said.length === 0 || said.includes(first.subject)
  return ahead >= (isSaid ? CLEAR : 2 * CLEAR) ? first.subject : null
}
