import iconv from 'iconv-lite'

/**
 * Characters of windows-1252 for the bytes 0x80 to 0xbf, which continue a character in UTF-8; five
 * bytes have none.
 */
const continuing = Array.from({ length: 0x40 }, (_, i) => {
  const char = iconv.decode(Buffer.of(0x80 + i), 'windows-1252')
  return char === '\ufffd' ? String.fromCharCode(0x80 + i) : char
})
const byteOf = new Map(continuing.map((char, i) => [char, 0x80 + i]))
/**
 * The same characters, and the control characters that latin-1 has for the first half of these
 * bytes.
 */
const CONTINUING = `${continuing.join('')}\u0080-\u009f`

/**
 * Matches a character whose UTF-8 was taken for windows-1252 and encoded again: "é" became "Ã©".
 */
// safe expression: a match has four characters at most
const TWICE = new RegExp(
  `[\u00c2-\u00df][${CONTINUING}]|[\u00e0-\u00ef][${CONTINUING}]{2}|[\u00f0-\u00f4][${CONTINUING}]{3}`,
  'g',
)
/**
 * The fewest matches: "groß“" looks the same, so a single match proves nothing. `OTHERS_AT_MOST`
 * limits other characters beyond ASCII.
 */
const FEWEST = 3
const OTHERS_AT_MOST = 0.1

/**
 * The most times that the mistake is undone, because each program that passes a text on may repeat
 * it.
 */
const MOST_TIMES = 3

/** The text before it was encoded twice or more often; null if it was not. */
export function encodedOnce(text: string): string | null {
  let found: string | null = null
  for (let times = 0; times < MOST_TIMES; times++) {
    const once = onceLess(found ?? text)
    if (once === null) break
    found = once
  }
  return found
}

function onceLess(text: string): string | null {
  if (text.search(TWICE) < 0) return null
  let found = 0
  let letters = 0
  const repaired = text.replaceAll(TWICE, (twice) => {
    const once = decoded(twice)
    if (once === null) return twice
    found++
    letters += twice.length
    return once
  })
  // oxlint-disable-next-line no-control-regex
  const others = text.replaceAll(/[\u0000-\u007f]+/g, '').length - letters
  return found >= FEWEST && others <= found * OTHERS_AT_MOST ? repaired : null
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function decoded(twice: string): string | null {
  const bytes = Uint8Array.from(twice, (char) => byteOf.get(char) ?? char.charCodeAt(0))
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}
