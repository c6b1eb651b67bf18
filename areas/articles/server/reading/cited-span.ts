/** The number of characters to show before and after a cited passage. */
const CONTEXT = 240

interface CitedSpan {
  /** The index of the cited entry in the coverage of the article. */
  coverage: number
  start: number
  end: number
  before: string
  after: string
}

/**
 * Checks that a passage is still at its place in its entry, and returns the text around it; null if
 * it is not.
 */
export function citedSpan(
  { entry, start, end, passage }: { entry: number; start: number; end: number; passage: string },
  entries: readonly { id: number; text: string }[],
): CitedSpan | null {
  const coverage = entries.findIndex(({ id }) => id === entry)
  const source = entries[coverage]?.text
  if (source === undefined || source.slice(start, end) !== passage) return null
  const before = source.slice(Math.max(0, start - CONTEXT), start)
  return { coverage, start, end, before, after: source.slice(end, end + CONTEXT) }
}
