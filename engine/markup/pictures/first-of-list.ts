import { isPictureAddress } from '../../addresses/picture-address.ts'

/** No attribute lists more pictures. */
const MOST_CHARACTERS = 20_000

/** The first picture of "a.jpg|b.jpg"; null for what is no list of pictures alone. */
export function firstOfList(value: string): string | null {
  if (!value.includes('|') || value.length > MOST_CHARACTERS) return null
  const listed = value.split('|').map((address) => address.trim())
  return listed.every((address) => isPictureAddress(address) && !/[\s{}<>]/.test(address))
    ? listed[0]!
    : null
}
