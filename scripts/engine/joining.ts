import {
  Joiner,
  type JoinerEntry,
  type JoinerOptions,
} from '#areas/news-hub/server/articles/joiner.ts'

export interface Outcome {
  /** The article in which the entry ended, after all merges. */
  group: number
  confidence: number
  isCounted: boolean
}

/** Joins entries one after the other; says where each is in the end, and how many articles were founded. */
export function joinAll(
  entries: Iterable<JoinerEntry>,
  options: Omit<JoinerOptions, 'newArticle'> = {},
): { outcomes: Outcome[]; articles: number } {
  let articles = 0
  const joiner = new Joiner({ ...options, newArticle: () => ++articles })
  const into = new Map<number, number>()
  const joined = Array.from(entries, (entry) => {
    const { article, confidence, isCounted, merges } = joiner.add(entry)
    for (const merge of merges) into.set(merge.from, merge.into)
    return { article, confidence, isCounted }
  })

  const follow = (article: number): number => {
    const next = into.get(article)
    return next === undefined ? article : follow(next)
  }
  return {
    outcomes: joined.map(({ article, ...rest }) => ({ group: follow(article), ...rest })),
    articles,
  }
}
