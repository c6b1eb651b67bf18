import { Joiner, type JoinerEntry, type JoinerOptions } from '#engine/joining/joiner.ts'

export interface Outcome {
  /** The article in which the entry ended, after all merges. */
  group: number
  confidence: number
}

/**
 * Joins entries one after the other; returns each entry's final article, and the number of articles
 * that were created.
 */
export function joinAll(
  entries: Iterable<JoinerEntry>,
  options: Omit<JoinerOptions, 'newArticle'> = {},
): { outcomes: Outcome[]; articles: number } {
  let articles = 0
  const joiner = new Joiner({ ...options, newArticle: () => ++articles })
  const into = new Map<number, number>()
  const joined = new Map<number, { article: number; confidence: number }>()
  for (const entry of entries) {
    const { article, confidence, parts, merges, moves } = joiner.add(entry)
    joined.set(entry.id, { article, confidence })
    for (const { into, entries: parted } of parts)
      for (const id of parted) joined.set(id, { article: into, confidence: 1 })
    for (const merge of merges) into.set(merge.from, merge.into)
    for (const move of moves) joined.set(move.entry, { ...move, article: move.into })
  }

  const follow = (article: number): number => {
    const next = into.get(article)
    return next === undefined ? article : follow(next)
  }
  return {
    outcomes: [...joined.values()].map(({ article, confidence }) => ({
      group: follow(article),
      confidence,
    })),
    articles,
  }
}
