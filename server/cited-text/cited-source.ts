import { openLink } from '../fetch/newswire-address.ts'
import type { CitedSource } from './cited-text.ts'
import { dayIn, plainWords } from './plain-words.ts'
import { isWebAddress } from './web-link.ts'

interface NamedSource {
  outlet: string
  title: string
  link: string | null
  /** The time in ISO 8601; null if it is not known. */
  publishedAt: string | null
}

/**
 * Describes a source in the language of a text. The source has a link only if a browser should open
 * it.
 */
export function citedSource(
  { outlet, title, link, publishedAt }: NamedSource,
  number: number,
  { language, zone }: { language: string; zone?: string },
): CitedSource {
  return {
    number,
    outlet: plainWords(outlet),
    title: plainWords(title),
    link: isWebAddress(link) ? openLink(link) : null,
    date: publishedAt === null ? '' : dayIn(language, publishedAt, zone),
  }
}
