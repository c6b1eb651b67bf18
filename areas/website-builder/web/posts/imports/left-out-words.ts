import { count } from '#web/ui/count.ts'
import type { LeftOut, LeftOutReason } from '../../../contracts/import.ts'

const words: Record<LeftOutReason, readonly [one: string, rest: string]> = {
  protected: ['post with a password', 'is not imported'],
  deleted: ['post in the bin', 'is not imported'],
  'unknown-type': ['item of another kind', 'is not imported'],
  empty: ['post without words', 'is imported without words'],
  'too-long': ['post that is too long', 'is not imported'],
  'too-many': ['item more than a site can have', 'is not imported'],
  facts: ['file with facts that cannot be read', 'is imported with its words alone'],
  comment: ['comment', 'is not imported'],
  'remote-picture': ['picture that is only on the web', 'is not imported; add it under Media'],
  'lost-picture': ['picture that is not in the file', 'is not imported'],
  picture: ['picture that could not be made', 'is not imported'],
  gallery: ['gallery', 'is not imported'],
  shortcode: ['shortcode', 'is not imported'],
  html: ['embed, form or script', 'is not imported'],
  table: ['table', 'becomes lines of text'],
  code: ['piece of code', 'becomes plain text'],
}

const several: Partial<Record<LeftOutReason, string>> = {
  protected: 'posts with a password',
  deleted: 'posts in the bin',
  'unknown-type': 'items of another kind',
  empty: 'posts without words',
  'too-long': 'posts that are too long',
  'too-many': 'items more than a site can have',
  facts: 'files with facts that cannot be read',
  'remote-picture': 'pictures that are only on the web',
  'lost-picture': 'pictures that are not in the file',
  picture: 'pictures that could not be made',
  gallery: 'galleries',
  html: 'embeds, forms or scripts',
  code: 'pieces of code',
}

/** Describes what is left out, such as "3 comments are not imported". */
export function leftOutWords({ reason, count: number }: LeftOut): string {
  const [one, rest] = words[reason]
  if (number === 1) return `${count(1, one)} ${rest}`
  const plural = rest
    .replace(/^is /, 'are ')
    .replace(/^becomes /, 'become ')
    .replace('add it', 'add them')
    .replace('its words', 'their words')
  return `${count(number, one, several[reason])} ${plural}`
}
