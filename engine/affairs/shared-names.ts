import { isRoundUp } from '../summaries/reports/round-up.ts'
import { capitalisedStems } from '../words/terms.ts'

/** An article as its title and lead tell it. */
interface ToldArticle {
  title: string
  summary: string
}

/** Whether both tell of somebody or something by name, and neither is a round-up. */
export function tellOfSameName(one: ToldArticle, other: ToldArticle): boolean {
  if (isRoundUp(one.title) || isRoundUp(other.title)) return false
  const theirs = namesOf(other)
  return [...namesOf(one)].some((name) => theirs.has(name))
}

function namesOf({ title, summary }: ToldArticle): ReadonlySet<string> {
  return capitalisedStems(`${title}\n${summary}`, null)
}
