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
 * Explains why a message looks like spam; empty if it is accepted. Many links, markup or a repeated
 * message are a reason only together with another sign.
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
