/**
 * The sentences that are new to a reader, in order. A changed comma does not make a sentence new.
 */
export function changedSentences<Sentence extends { text: string }>(
  now: readonly Sentence[],
  seen: readonly { text: string }[],
): Sentence[] {
  const known = new Set(seen.map(({ text }) => wordsOnly(text)))
  // A sentence that was joined to another, or split, is not new.
  const all = ` ${[...known].join(' | ')} `
  return now.filter(({ text }) => {
    const words = wordsOnly(text)
    return words !== '' && !known.has(words) && !all.includes(` ${words} `)
  })
}

function wordsOnly(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*|[%$€£¥]/gu) ?? []).join(' ')
}
