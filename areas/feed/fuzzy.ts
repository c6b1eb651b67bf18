/** The score of a letter that begins a word, and of one right after the previous match. */
const WORD_START = 8
const NEXT_TO = 7
/** The score of a name with a word that begins with the typed text; twice if the name begins so. */
const TOGETHER = 20
const LONGEST = 200

/**
 * Rates how well typed letters fit a name that contains them in this order; null if a letter is
 * missing. Letters score more at the beginning of words and next to each other, and short names
 * score more than long ones.
 */
export function fuzzyScore(typed: string, name: string): number | null {
  const wanted = folded(typed).replaceAll(' ', '')
  const text = folded(name)
  if (wanted === '') return 0
  const place = ` ${text}`.indexOf(` ${folded(typed)}`)
  const best = [0, ...wordStarts(text)].reduce<number | null>((most, from) => {
    const score = scoreFrom(wanted, text, from)
    return score !== null && (most === null || score > most) ? score : most
  }, null)
  if (best === null) return null
  return best + (place >= 0 ? TOGETHER : 0) + (place === 0 ? TOGETHER : 0) - text.length / LONGEST
}

/** Matches each letter at its first place after the previous match. */
function scoreFrom(wanted: string, text: string, from: number): number | null {
  let score = 0
  let last = -2
  let at = from
  for (const letter of wanted) {
    const found = text.indexOf(letter, at)
    if (found === -1) return null
    if (found === last + 1) score += NEXT_TO
    if (found === 0 || text[found - 1] === ' ') score += WORD_START
    last = found
    at = found + 1
  }
  return score
}

function wordStarts(text: string): number[] {
  const starts: number[] = []
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) starts.push(at + 1)
  return starts.slice(0, 12)
}

function folded(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
