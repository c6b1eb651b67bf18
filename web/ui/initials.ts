const passedOver = new Set([
  'the',
  'of',
  'and',
  'a',
  'an',
  'for',
  'on',
  '&',
  'der',
  'die',
  'das',
  'le',
  'la',
])
const longestMonogram = 3

/** One or two letters for an outlet; a logo text that is short enough already stays as it is. */
export function initials(logo: string): string {
  const text = logo.trim()
  if (text.length <= longestMonogram) return text.toUpperCase()
  const words = text
    .split(/[\s\-./]+/)
    .filter((word) => word && !passedOver.has(word.toLowerCase()))
  const [first = text, second] = words
  return (firstLetter(first) + firstLetter(second)).toUpperCase()
}

/** Whole letters, also those that take two code units. */
function firstLetter(word = ''): string {
  const code = word.codePointAt(0)
  return code === undefined ? '' : String.fromCodePoint(code)
}
