/**
 * The least share of the room that a clause has to fill to be the end, since less would leave too
 * little text.
 */
const WORTH = 0.5

/**
 * Finds the end at which a long sentence is cut: after the last clause that fits, or else after the
 * last word. `fits` says if the text up to an end fits.
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
