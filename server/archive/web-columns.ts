import { BadValue } from './archive-part.ts'
import { linkTo } from '#engine/addresses/web-address.ts'

/** A base that makes every address that needs it recognizable. */
export const NOWHERE = 'https://nowhere.invalid/'

/**
 * An address that a person can follow; anything but a full web address becomes null, as in a feed.
 */
export function webLink(value: string): string | null {
  const link = linkTo(value, NOWHERE)
  return link?.startsWith(NOWHERE) ? null : link
}

/** An address that the server requests without showing it to a person. */
export function askedAddress(value: string): string {
  if (webLink(value) === null) throw new BadValue('is not an http or https address')
  return value
}
