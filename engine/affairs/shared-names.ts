import { capitalisedStems } from '../words/terms.ts'

/** An article as its title and lead tell it. */
interface ToldArticle {
  title: string
  summary: string
}

/** Everything of a day or a week: it is like anything, and about nothing. */
const ROUND_UP =
  /^\d{1,2}\/\d{1,2}:|(?:photos|pictures|images|stories) of the (?:day|week)|in \d+ (?:pictures|photos)|news brief|live updates|^today in |letters to the editor/iu
const LONGEST_TITLE = 300

/** Whether both tell of somebody or something by name, and neither is a round-up. */
export function tellOfSameName(one: ToldArticle, other: ToldArticle): boolean {
  if (isRoundUp(one) || isRoundUp(other)) return false
  const theirs = namesOf(other)
  return [...namesOf(one)].some((name) => theirs.has(name))
}

function isRoundUp({ title }: ToldArticle): boolean {
  return ROUND_UP.test(title.slice(0, LONGEST_TITLE))
}

function namesOf({ title, summary }: ToldArticle): ReadonlySet<string> {
  return capitalisedStems(`${title}\n${summary}`, null)
}
