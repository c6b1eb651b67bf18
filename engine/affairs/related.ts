import { isOfCalendar } from '../names/gazetteer.ts'
import { newsWeight } from '../summaries/reports/report-kind.ts'
import { capitalisedStems, stems } from '../words/terms.ts'

/** An article with the words of its title and lead, and its strongest terms, scaled to a length of one. */
export interface ToldArticle {
  title: string
  summary: string
  language: string | null
  weights: ReadonlyMap<string, number>
}

/** Related articles share two of this many strongest terms. */
export const STRONGEST_TERMS = 12
/** The least likeness of related articles. Below it, articles only share a few words. */
const RELATED_AT = 0.14
/**
 * The number of terms that one name may have. One person appears in several stories, so articles
 * that share a name need other shared terms with a likeness of their own.
 */
const NAME_TERMS = 2
const BESIDE_NAME_AT = 0.035
/**
 * The least likeness that one shared name must add, which only a name that is rare elsewhere and
 * important in both articles does.
 */
const NAME_AT = 0.03
/** Institutions that appear in news of every kind. */
const OF_ALL_SUBJECTS = new Set(['suprem', 'court', 'white', 'hous', 'congress', 'senat'])
/**
 * The least news weight of a title. Live pages, round-ups and opinion have less, because they are
 * about many subjects.
 */
export const TELLING = 0.5

/** The terms by which related articles are searched. */
export function strongestTerms(weights: ReadonlyMap<string, number>): string[] {
  return [...weights]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, STRONGEST_TERMS)
    .map(([term]) => term)
}

/**
 * The degree to which a reader of one article may want the other, about another story: 0 unless both are reports that
 * share a word of their titles, a name, and further words.
 */
export function relatedness(one: ToldArticle, other: ToldArticle): number {
  const shared = [...one.weights]
    .map(([term, weight]) => [term, weight * (other.weights.get(term) ?? 0)] as const)
    .filter(([term, product]) => product > 0 && !OF_ALL_SUBJECTS.has(term))
    .toSorted((a, b) => b[1] - a[1])
  const sumOf = (some: typeof shared) => some.reduce((sum, [, product]) => sum + product, 0)
  const likeness = sumOf(shared)
  if (likeness < RELATED_AT || sumOf(shared.slice(NAME_TERMS)) < BESIDE_NAME_AT) return 0
  if (newsWeight(one.title) < TELLING || newsWeight(other.title) < TELLING) return 0
  const inTitle = new Set(stems(one.title, one.language))
  if (!stems(other.title, other.language).some((stem) => inTitle.has(stem))) return 0
  const [names, theirs] = [namesOf(one), namesOf(other)]
  const isNamed = shared.some(
    ([term, product]) => product >= NAME_AT && names.has(term) && theirs.has(term),
  )
  return isNamed ? likeness : 0
}

function namesOf({ title, summary, language }: ToldArticle): ReadonlySet<string> {
  const names = capitalisedStems(`${title}\n${summary}`, language)
  return new Set([...names].filter((name) => !isOfCalendar(name, language)))
}
