/** The length beyond which no browser opens an address. */
const LONGEST_CHARACTERS = 10_000

/** A whole web address in normalized form; null for anything else. */
export function webAddress(address: string | null | undefined, base: string): string | null {
  const stated = address?.trim()
  if (!stated || stated.length > LONGEST_CHARACTERS || !URL.canParse(stated, base)) return null
  const url = new URL(stated, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

/** Matches a whole address without spaces, letters of other alphabets or anything that ends an attribute. */
const WHOLE = /^https?:\/\/[\w.-]+(:\d+)?([/?#][\w.~:/?#[\]@!$&()*+,;=%-]*)?$/i

/** The address of a link, unchanged if it is whole already. */
export function linkTo(address: string | null | undefined, base: string): string | null {
  const link = webAddress(address, base)
  const stated = address?.trim() ?? ''
  return link !== null && WHOLE.test(stated) ? stated : link
}
