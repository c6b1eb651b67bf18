import type { OpeningVotes } from '../../summaries/opening-votes.ts'
import { outsideQuotes } from '../../summaries/sentences/outside-quotes.ts'
import type { ReadableSentence } from '../sentences/readable-sentences.ts'
import { timeOf } from '../sentences/time-of.ts'
import { isPerishable } from './perishable.ts'
import { saysTitle } from './says-title.ts'

/** The age, relative to the newest report, above which open questions may have been answered. */
const OPEN_MS = 3 * 3_600_000
const LEAST_AGREEMENT = 0.4

/**
 * Leaves out older sentences about something open, which newer reports may have answered. Sentences
 * that say the same as the title stay, because the title follows the newest reports.
 */
export function withoutExpired(
  sentences: readonly ReadableSentence[],
  { agreement }: Pick<OpeningVotes, 'agreement'>,
  title: ReadonlySet<string>,
  language: string,
): ReadableSentence[] {
  const times = sentences
    .filter(({ entryAt }) => agreement[entryAt]! >= LEAST_AGREEMENT)
    .map(timeOf)
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0)
  return sentences.filter(
    (one) =>
      timeOf(one) >= newest - OPEN_MS ||
      saysTitle(one, title) ||
      !isPerishable(outsideQuotes(one.text), language),
  )
}
