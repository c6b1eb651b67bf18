import type { OpeningVotes } from '../../summaries/opening-votes.ts'
import { outsideQuotes } from '../../summaries/sentences/outside-quotes.ts'
import type { ReadableSentence } from '../sentences/readable-sentences.ts'
import { timeOf } from '../sentences/time-of.ts'
import { isPerishable } from './perishable.ts'
import { saysTitle } from './says-title.ts'

/** What holds until the next report does so for as long. */
const OPEN_MS = 3 * 3_600_000
const LEAST_AGREEMENT = 0.4

/**
 * What was still open when an older report was written is left out, as newer ones know more; not what the article is
 * called by, which goes by the newest ones.
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
