import { wordRanges } from '../choices.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import { DRAFTS } from '../limits.ts'

/** The share by which a text may be shorter than a custom length. */
const CUSTOM_SHARE = 0.05

/** The fewest and the most words of a text. */
export function wordRange({ length, words }: Pick<WholeBrief, 'length' | 'words'>): {
  from: number
  to: number
} {
  const range = wordRanges[length]
  if (range) return range
  const to = words ?? DRAFTS.leastWords
  return { from: Math.floor(to * (1 - CUSTOM_SHARE)), to }
}
