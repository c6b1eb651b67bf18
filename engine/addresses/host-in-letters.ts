/** Matches names in other alphabets, as Punycode encodes them. */
const ENCODED = /^xn--([a-z\d-]{1,59})$/
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LAST_LETTER = 0x10_ff_ff
/** The parameters of Punycode (RFC 3492). */
const [BASE, LEAST, MOST, SKEW, DAMP] = [36, 1, 26, 38, 700]
const [FIRST_BIAS, FIRST_LETTER] = [72, 128]

/**
 * Sets of letters that a shown name may consist of: one alphabet, or several that are written
 * together.
 */
const ALPHABETS = [
  /^[a-z\d\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u017e-]+$/u,
  /^[\p{Script=Cyrillic}\d-]+$/u,
  /^[\p{Script=Greek}\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-z\d-]+$/u,
  /^[\p{Script=Hangul}\p{Script=Han}\d-]+$/u,
  /^[\p{Script=Arabic}\d-]+$/u,
  /^[\p{Script=Hebrew}\d-]+$/u,
  /^[\p{Script=Devanagari}\d-]+$/u,
  /^[\p{Script=Bengali}\d-]+$/u,
  /^[\p{Script=Tamil}\d-]+$/u,
  /^[\p{Script=Thai}\d-]+$/u,
  /^[\p{Script=Georgian}\d-]+$/u,
  /^[\p{Script=Armenian}\d-]+$/u,
]
/** Letters of Cyrillic and Greek that look like Latin ones. */
const LIKE_LATIN = /^[авсԁеһіјӏкмнорԛѕтухѵԝгпьαβγικνορτυχ\d-]+$/u

/**
 * Decodes a host name: "xn--bcher-kva.example" is "bücher.example". The host stays encoded if one
 * of its names mixes alphabets, or could be mistaken for a Latin one.
 */
export function hostInLetters(host: string): string {
  if (!host.includes('xn--')) return host
  const [name = '', ...port] = host.split(':')
  const labels = name.split('.')
  const isOtherAlphabet = ENCODED.test(labels.at(-1) ?? '')
  const letters = labels.map((label) => {
    const encoded = ENCODED.exec(label)?.[1]
    if (encoded === undefined) return label
    const decoded = decodedLabel(encoded)
    return decoded !== null && isPlain(decoded, isOtherAlphabet) ? decoded : null
  })
  if (letters.includes(null)) return host
  const shown = letters.join('.')
  // A browser must encode the shown letters as the original name.
  if (URL.parse(`https://${shown}/`)?.hostname !== name) return host
  return [shown, ...port].join(':')
}

function isPlain(label: string, isOtherAlphabet: boolean): boolean {
  if (!ALPHABETS.some((alphabet) => alphabet.test(label))) return false
  return isOtherAlphabet || !LIKE_LATIN.test(label)
}

/** Decodes Punycode (RFC 3492); null for anything else. */
function decodedLabel(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf('-')
  const letters = Array.from(encoded.slice(0, Math.max(0, hyphen)), (letter) =>
    letter.codePointAt(0)!,
  )
  let [letter, place, bias] = [FIRST_LETTER, 0, FIRST_BIAS]
  for (let at = hyphen + 1; at < encoded.length;) {
    const before = place
    let weight = 1
    for (let step = BASE; ; step += BASE) {
      const digit = DIGITS.indexOf(encoded[at++] ?? ' ')
      if (digit < 0) return null
      place += digit * weight
      const threshold = Math.min(MOST, Math.max(LEAST, step - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    bias = nextBias(place - before, count, before === 0)
    letter += Math.floor(place / count)
    if (letter > LAST_LETTER) return null
    place %= count
    letters.splice(place++, 0, letter)
  }
  return String.fromCodePoint(...letters)
}

function nextBias(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2))
  delta += Math.floor(delta / count)
  let steps = 0
  while (delta > ((BASE - LEAST) * MOST) / 2) {
    delta = Math.floor(delta / (BASE - LEAST))
    steps += BASE
  }
  return steps + Math.floor(((BASE - LEAST + 1) * delta) / (delta + SKEW))
}
