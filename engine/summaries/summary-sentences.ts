/** The most sentences that an open headline shows of its summary. */
export const SENTENCES_SHOWN = 3

/** Abbreviations whose period does not end a sentence. */
const shortForms = new Set(
  'mr mrs ms dr prof st jr sr vs no vol fig inc ltd co corp gen col sen rep gov approx bzw ca nr usw'.split(
    ' ',
  ),
)

/** Matches the end of a sentence: its mark, closing quotes, and the space after them. */
const ends =
  /((?<![.!?…])[.!?…]+["'”’»)\]]*)\s+(?=["'“‘«([]*[\p{Lu}\p{Lo}\p{N}])|([。！？]+[」』”）]*)\s*/gu

/** The first sentences of a summary, unchanged. */
export function summarySentences(summary: string, most = SENTENCES_SHOWN): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of summary.matchAll(ends)) {
    const mark = end[1] ?? end[2] ?? ''
    const sentence = summary.slice(start, end.index + mark.length).trim()
    if (mark.startsWith('.') && endsInShortForm(sentence)) continue
    sentences.push(sentence)
    start = end.index + end[0].length
  }
  const rest = summary.slice(start).trim()
  if (rest) sentences.push(rest)
  return sentences.slice(0, most)
}

function endsInShortForm(sentence: string): boolean {
  // safe expression: it looks at 40 characters
  const word = /([\p{L}.]+)\.["'”’»)\]]*$/u.exec(sentence.slice(-40))?.[1] ?? ''
  // Initials, as in "J. Varga" or "the U.S. fleet", and known abbreviations do not end a sentence.
  return /(^|\.)\p{Lu}$/u.test(word) || shortForms.has(word.toLowerCase())
}
