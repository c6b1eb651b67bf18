import { BadValue } from './archive-part.ts'
import { linkTo } from '#engine/addresses/web-address.ts'

/** A base that makes every address that needs it recognizable. */
export const NOWHERE = 'https://nowhere.invalid/'

/** The address a person is led to; anything but a whole web address leads nowhere, as in a feed. */
export function webLink(value: string): string | null {
  const link = linkTo(value, NOWHERE)
  return link?.startsWith(NOWHERE) ? null : link
}

/** An address that is fetched without a person looking at it. */
export function askedAddress(value: string): string {
  if (webLink(value) === null) throw new BadValue('is not an http or https address')
  return value
}
