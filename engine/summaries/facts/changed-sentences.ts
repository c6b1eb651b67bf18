/** The sentences that are new to a reader, in order; a changed comma does not make one new. */
export function changedSentences<Sentence extends { text: string }>(
  now: readonly Sentence[],
  seen: readonly { text: string }[],
): Sentence[] {
  const known = new Set(seen.map(({ text }) => wordsOnly(text)))
  // A sentence may have been joined to another, or split: nothing was added by that.
  const all = ` ${[...known].join(' | ')} `
  return now.filter(({ text }) => {
    const words = wordsOnly(text)
    return words !== '' && !known.has(words) && !all.includes(` ${words} `)
  })
}

function wordsOnly(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*|[%$€£¥]/gu) ?? []).join(' ')
}
