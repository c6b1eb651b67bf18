const LONG = 'tag:google.com,2005:reader/item/'
const HEX_DIGITS = 16

/** The id of an item in the long form of the Google Reader API. */
export function longItemId(id: number): string {
  return LONG + id.toString(16).padStart(HEX_DIGITS, '0')
}

/**
 * The id of an item in a request: in the long form, by its 16 hexadecimal digits, or in decimal
 * digits. Null for any other text, and for a number that no item can have.
 */
export function readItemId(given: string): number | null {
  const text = given.trim()
  const isLong = text.startsWith(LONG)
  const hex = isLong ? text.slice(LONG.length) : text
  if ((isLong || hex.length === HEX_DIGITS) && /^[\da-f]{1,16}$/i.test(hex))
    return ours(Number.parseInt(hex, 16))
  return /^\d{1,16}$/.test(text) ? ours(Number(text)) : null
}

function ours(id: number): number | null {
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
