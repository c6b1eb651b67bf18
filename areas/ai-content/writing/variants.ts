import type { Item } from '#engine/scripts/choose-items.ts'
import { BRIEFS } from '../limits.ts'

/**
 * The items of each variant, which all begin with another sentence: the first goes through all stories in turn, the
 * others tell one of them first, in depth.
 */
export function variantsOf(items: readonly Item[]): Item[][] {
  const stories = [...new Set(items.map(({ story }) => story))]
  const variants: Item[][] = [[...items]]
  const leads = new Set(items.slice(0, 1))
  const add = (own: readonly Item[]) => {
    const [lead] = own
    if (!lead || leads.has(lead) || variants.length >= BRIEFS.variants) return
    leads.add(lead)
    variants.push([...own])
  }
  for (const story of stories.slice(1)) {
    const inDepth = items.filter((item) => item.story === story)
    add([...inDepth, ...items.filter((item) => item.story !== story)])
  }
  // A single story is told from another of its sentences on.
  for (const [at, { sentence }] of items.entries())
    if (sentence && !sentence.flaws.isDangling && !sentence.flaws.leansOnHeadline)
      add(items.slice(at))
  return variants
}
