import type { Item } from '#engine/scripts/choose-items.ts'

/** The share of the headline that a sentence says which is news, and no background. */
const LEAST_SAID = 0.25
const LEAST_STORIES = 2

/**
 * The items that a post has room for: the news of each article, what its outlet goes on to say, and
 * what others say of the same news. Background is left out, because it would look like news.
 */
export function newsAlone(items: readonly Item[]): Item[] {
  const stories = new Set(items.map(({ story }) => story))
  // A post about one article has room for more of it.
  if (stories.size < LEAST_STORIES) return [...items]
  return items.filter(({ story, sentence }) => {
    const [lead] = story.sentences
    if (!sentence || !lead) return true
    // No headline stands above it.
    if (sentence.flaws.leansOnHeadline) return false
    if (sentence === lead) return true
    if (sentence.part !== 'news') return false
    return sentence.entryAt === lead.entryAt || sentence.saysHeadline >= LEAST_SAID
  })
}
