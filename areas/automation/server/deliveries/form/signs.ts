import { FORM } from '../../../limits.ts'
import type { Drawn } from './token.ts'

interface Message {
  drawn: Drawn | null
  honeypot: string
  words: string
  /** The number of equal messages within the last day. */
  equal: number
}

/**
 * Signs that no person wrote it, in words; none where it is accepted. Visitors need not prove anything, and links alone
 * or repeated words are no reason.
 */
export function spamSigns({ drawn, honeypot, words, equal }: Message): string[] {
  const certain = [
    ...(honeypot === '' ? [] : ['filled in a field that people do not see']),
    ...(drawn ? [] : ['did not come from the page of the form']),
    ...(drawn && drawn.ageMs < FORM.soonestMs
      ? [`sent ${(drawn.ageMs / 1000).toFixed(1)} s after the page was opened`]
      : []),
  ]
  const links = words.match(/https?:\/\/|www\./gi)?.length ?? 0
  const others = [
    ...(links > FORM.links ? [`${links} links`] : []),
    ...(/<a\s|\[url=|<script/i.test(words) ? ['markup'] : []),
    ...(equal >= FORM.equal ? ['the same words several times'] : []),
  ]
  return certain.length > 0 || others.length > 1 ? [...certain, ...others] : []
}
