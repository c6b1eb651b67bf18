import type { Item } from '#engine/scripts/choose-items.ts'
import { BRIEFS } from '../../limits.ts'

/** The items of each variant: every one begins with another sentence, and goes on from there. */
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
  for (let nth = 1; nth < BRIEFS.variants; nth++) {
    const first = Math.ceil((stories.length * nth) / BRIEFS.variants)
    const behind = new Set(stories.slice(first))
    add([
      ...items.filter(({ story }) => behind.has(story)),
      ...items.filter(({ story }) => !behind.has(story)),
    ])
  }
  // Few stories are told from another of their sentences on.
  for (const [at, { sentence }] of items.entries())
    if (sentence && !sentence.flaws.isDangling && !sentence.flaws.leansOnHeadline)
      add(items.slice(at))
  return variants
}
