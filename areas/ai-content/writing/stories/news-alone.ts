import type { Item } from '#engine/scripts/choose-items.ts'

/** The least share of the headline in a sentence that is news and not background. */
const LEAST_SAID = 0.25
const LEAST_STORIES = 2

/**
 * Keeps the items for a short post: the news of each article, further news of the same report, and
 * what others say about it. Background is left out, because it would look like news.
 */
export function newsAlone(items: readonly Item[]): Item[] {
  const stories = new Set(items.map(({ story }) => story))
  // A post about a single article has room for background.
  if (stories.size < LEAST_STORIES) return [...items]
  return items.filter(({ story, sentence }) => {
    const [lead] = story.sentences
    if (!sentence || !lead) return true
    // The sentence needs its headline, which a post does not show.
    if (sentence.flaws.leansOnHeadline) return false
    if (sentence === lead) return true
    if (sentence.part !== 'news') return false
    return sentence.entryAt === lead.entryAt || sentence.saysHeadline >= LEAST_SAID
  })
}
