/** An article that a recap may include. */
export interface RecapCandidate {
  id: number
  title: string
  /** The word stems of the title. */
  terms: readonly string[]
  category: string
  /** The story that the article belongs to; null if it belongs to none. */
  affair: number | null
  /** The number of the reader's outlets whose reports of the article are not copies. */
  independent: number
  publishedAt: number
  /** The time of the first report. */
  firstAt: number
  isOpened: boolean
  /** The reader's interest in the article; 0 is the average. */
  interest: number
}

/** The time that a recap covers. */
export interface RecapWindow {
  since: number
  now: number
}

/** A weight at which ten outlets do not outweigh a subject that the reader follows closely. */
const COVERAGE_WEIGHT = 0.8
const NEW_WEIGHT = 0.6
const OPENED_WEIGHT = -0.9
/** The weight that an article at the beginning of the window loses; a newer article loses less. */
const AGE_WEIGHT = 0.5
/** The weight of the number of articles of the same story, on a logarithmic scale. */
const STORY_WEIGHT = 0.35
/** The penalty that keeps one category from filling a recap. */
const SAME_CATEGORY_WEIGHT = -0.45
/**
 * The number of shared title words that make two titles one subject: `always`, or `least` if they
 * are also this share of the shorter title.
 */
const SHARED = { share: 0.5, least: 2, always: 4 }

/** Chooses up to `count` subjects with the greatest weight, and one article for each. */
export function chooseSubjects<Candidate extends RecapCandidate>(
  candidates: readonly Candidate[],
  window: RecapWindow,
  count: number,
): Candidate[] {
  const stories = new Map<number, number>()
  for (const { affair } of candidates)
    if (affair !== null) stories.set(affair, (stories.get(affair) ?? 0) + 1)
  let left = candidates.map((candidate) => ({
    candidate,
    weight: weightOf(candidate, window, stories.get(candidate.affair ?? -1) ?? 1),
  }))
  const chosen: Candidate[] = []
  while (chosen.length < count && left.length > 0) {
    const worth = ({ candidate, weight }: (typeof left)[number]) =>
      weight +
      SAME_CATEGORY_WEIGHT * chosen.filter(({ category }) => category === candidate.category).length
    const best = left.reduce((one, next) => (worth(next) > worth(one) ? next : one)).candidate
    chosen.push(best)
    left = left.filter(({ candidate }) => !isSameSubject(candidate, best))
  }
  return chosen
}

function weightOf(
  { independent, publishedAt, firstAt, isOpened, interest }: RecapCandidate,
  { since, now }: RecapWindow,
  articlesOfStory: number,
): number {
  const age = Math.min(1, Math.max(0, (now - publishedAt) / Math.max(1, now - since)))
  return (
    COVERAGE_WEIGHT * Math.log(1 + independent) +
    (firstAt >= since ? NEW_WEIGHT : 0) +
    (isOpened ? OPENED_WEIGHT : 0) +
    STORY_WEIGHT * Math.log(articlesOfStory) -
    AGE_WEIGHT * age +
    interest
  )
}

/** Says if two articles are the same, are of one story, or have titles about one subject. */
export function isSameSubject(
  one: Pick<RecapCandidate, 'id' | 'affair' | 'terms'>,
  other: Pick<RecapCandidate, 'id' | 'affair' | 'terms'>,
): boolean {
  if (one.id === other.id || (one.affair !== null && one.affair === other.affair)) return true
  const shared = one.terms.filter((term) => other.terms.includes(term)).length
  const shorter = Math.min(one.terms.length, other.terms.length)
  return shared >= SHARED.always || (shared >= SHARED.least && shared >= shorter * SHARED.share)
}
