import { findAnchor } from '#engine/anchors/find-anchor.ts'
import { squeeze } from '#engine/anchors/squeeze.ts'
import type { PassageQuestion } from './passage-matching.ts'

/** Says if one of these texts contains a passage, either word for word or slightly changed. */
export function standsIn({ texts, anchor }: PassageQuestion): boolean {
  const { letters } = squeeze(anchor.exact)
  return texts.some(
    (text) => squeeze(text).letters.includes(letters) || findAnchor(text, anchor) !== null,
  )
}
