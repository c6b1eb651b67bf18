import { highlightColors, type HighlightColor } from '../../contracts/highlights.ts'

const painted = new Map<HighlightColor, Highlight>()

/**
 * The highlight that paints words in a color without changing the page. Null if the browser does
 * not support this; then only the list below the text is shown.
 */
function paintOf(color: HighlightColor): Highlight | null {
  if (typeof Highlight !== 'function' || !('highlights' in CSS)) return null
  const known = painted.get(color)
  if (known) return known
  const made = new Highlight()
  painted.set(color, made)
  CSS.highlights.set(`note-${color}`, made)
  return made
}

/** Paints ranges in their colors; the returned function removes them. */
export function paint(ranges: readonly { range: Range; color: HighlightColor }[]): () => void {
  for (const { range, color } of ranges) paintOf(color)?.add(range)
  return () => {
    for (const { range } of ranges)
      for (const color of highlightColors) painted.get(color)?.delete(range)
  }
}
