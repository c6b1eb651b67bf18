import { VISITORS } from '../../../visitors/limits.ts'

const MOST_LINKS = 2
const MOST_TIMES = 2

interface Judged {
  /** The value of the hidden field; people leave it empty. */
  trap: string
  /**
   * The time between loading the page and sending the form; null if the form is not from a page of
   * the site.
   */
  ageMs: number | null
  words: string
  /**
   * The number of times that the site received these words in the last hour, including this time.
   */
  times: number
}

/**
 * Recognizes messages from machines, without a test that people would have to pass. The reasons are
 * stored with the message.
 */
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
