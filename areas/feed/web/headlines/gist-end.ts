/** The share of the room from which on a clause is worth ending at; before, too little would be left. */
const WORTH = 0.5

/**
 * The end of a sentence that is too long: after the last clause that fits, or the last word. `fits` says if the text up
 * to an end does.
 */
export function gistEnd(sentence: string, fits: (end: number) => boolean): number {
  const text = sentence.trimEnd()
  if (fits(text.length)) return sentence.length
  let most = 0
  let tooMany = text.length
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (fits(middle)) most = middle
    else tooMany = middle
  }
  const shown = text.slice(0, most)
  const clause = lastOf(shown, /[,;:](?= )|[，、；：]|(?= [–—] )/g)
  if (clause >= most * WORTH) return clause
  const word = lastOf(shown, / /g)
  // One character less leaves room for the ellipsis.
  return word > 0 ? word : Math.max(0, most - 1)
}

function lastOf(text: string, mark: RegExp): number {
  return [...text.matchAll(mark)].at(-1)?.index ?? -1
}
