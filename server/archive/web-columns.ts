import { BadValue } from './archive-part.ts'
import { linkTo } from '#engine/addresses/web-address.ts'

/** A base address that marks relative addresses: only they begin with it when resolved. */
export const NOWHERE = 'https://nowhere.invalid/'

/**
 * Accepts an address that a person can follow; anything but a full web address becomes null, as in
 * a feed.
 */
export function webLink(value: string): string | null {
  const link = linkTo(value, NOWHERE)
  return link?.startsWith(NOWHERE) ? null : link
}

/** Accepts an address that the server requests without showing it to a person. */
export function askedAddress(value: string): string {
  if (webLink(value) === null) throw new BadValue('is not an http or https address')
  return value
}
