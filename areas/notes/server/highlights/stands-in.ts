import { findAnchor } from '#engine/anchors/find-anchor.ts'
import { squeeze } from '#engine/anchors/squeeze.ts'
import type { PassageQuestion } from './passage-matching.ts'

/** Says if a passage is in one of these texts: word for word at any place, or revised. */
export function standsIn({ texts, anchor }: PassageQuestion): boolean {
  const { letters } = squeeze(anchor.exact)
  return texts.some(
    (text) => squeeze(text).letters.includes(letters) || findAnchor(text, anchor) !== null,
  )
}
