import { highlightColors, type HighlightColor } from '../../contracts/highlights.ts'

const painted = new Map<HighlightColor, Highlight>()

/**
 * Paints words without changing the page; null in browsers without that feature, which only show
 * the list below a text.
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
