import { Problem } from '#core/problem.ts'
import type { Anchor } from '#engine/anchors/anchor.ts'
import type { Tools } from '#server/tools.ts'
import { passageMatching } from './passage-matching.ts'

/**
 * Returns true if none of the texts contains the passage. If a text is empty or too hard to search,
 * the passage does not count as lost.
 */
export async function isLost(
  { match }: Pick<Tools, 'match'>,
  texts: readonly string[],
  anchor: Anchor,
): Promise<boolean> {
  const known = texts.filter((text) => text.trim() !== '')
  if (known.length === 0) return false
  try {
    return !(await match(passageMatching, { texts: known, anchor }))
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
