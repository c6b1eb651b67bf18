import type { Item } from '#engine/scripts/choose-items.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import { BRIEFS } from '../../limits.ts'
import type { DraftStory } from './read-stories.ts'

type Story = Item['story']

/**
 * Makes the items of each variant. The first variant has all articles in turn; each further one
 * begins with another article at length.
 */
export function variantsOf(items: readonly Item[]): Item[][] {
  const variants: Item[][] = [[...items]]
  const leads = new Set(items.slice(0, 1))
  const add = (own: readonly Item[]) => {
    const [lead] = own
    if (!lead || leads.has(lead) || variants.length >= BRIEFS.variants) return
    leads.add(lead)
    variants.push([...own])
  }
  for (const story of richest(items))
    add([
      ...items.filter((item) => item.story === story),
      ...items.filter((item) => item.story !== story),
    ])
  // If there are too few stories, further variants begin with a later sentence.
  for (const [at, { sentence }] of items.entries())
    if (sentence && !sentence.flaws.isDangling && !sentence.flaws.leansOnHeadline)
      add(items.slice(at))
  return variants
}

/** Sorts stories by how much they have to tell; developments of another story are left out. */
function richest(items: readonly Item[]): Story[] {
  const words = new Map<Story, number>()
  const heads = items.filter(({ story }) => (story as DraftStory).under === null)
  for (const { story, sentence } of heads) {
    const own = sentence ? countWords(sentence.text, sentence.of.language) : 0
    words.set(story, (words.get(story) ?? 0) + own)
  }
  return [...words.keys()].toSorted((a, b) => words.get(b)! - words.get(a)!)
}
