import { VISITORS } from '../../../visitors/limits.ts'

const MOST_LINKS = 2
const MOST_TIMES = 2

interface Judged {
  /** The hidden field. */
  trap: string
  /** The time between the page and the form; null if the form is from no page of the site. */
  ageMs: number | null
  words: string
  /** The number of times that the site got these words in the last hour, this time included. */
  times: number
}

/** Tells messages from machines without asking people to prove anything. Each sign is kept with the message, in words. */
export function judgeForm({ trap, ageMs, words, times }: Judged): {
  isSpam: boolean
  signs: string[]
} {
  const sure = [
    trap !== '' && 'Filled in a field that people do not see',
    ageMs === null && 'Did not come from a page of this site',
    ageMs !== null &&
      ageMs < VISITORS.soonestMs &&
      `Sent ${(ageMs / 1000).toFixed(1)} seconds after the page was loaded`,
    times > MOST_TIMES && `The same words ${times} times in an hour`,
  ].filter((sign) => sign !== false)
  const links = words.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
  const likely = [
    links > MOST_LINKS && `${links} links`,
    /<a\s|\[url=|<script/i.test(words) && 'Contains markup',
  ].filter((sign) => sign !== false)
  return { isSpam: sure.length > 0 || likely.length > 1, signs: [...sure, ...likely] }
}
