const passedOver = new Set([
  'the',
  'of',
  'and',
  'a',
  'an',
  'for',
  'on',
  'with',
  '&',
  'der',
  'die',
  'das',
  'le',
  'la',
])
/** The longest logo text that is taken for a monogram, such as "BBC". */
const longestMonogram = 3

/** One or two letters for an outlet, or its monogram of three if there is `room`. */
export function initials(logo: string, room: 2 | 3 = longestMonogram): string {
  const text = logo.trim()
  if (text.length <= longestMonogram) return text.slice(0, room).toUpperCase()
  const words = text
    .split(/[\s\-./]+/)
    .filter((word) => word && !passedOver.has(word.toLowerCase()))
  const [first = text, second] = words
  return (firstLetter(first) + firstLetter(second)).toUpperCase()
}

/** The first character of a word, even if it has two UTF-16 units. */
function firstLetter(word = ''): string {
  const code = word.codePointAt(0)
  return code === undefined ? '' : String.fromCodePoint(code)
}
