/** The fields by which articles are grouped. */
export interface Titled {
  terms: readonly string[]
  /** The reader's topics that the article is in. */
  topics: readonly string[]
}

export interface Subject<Article extends Titled> {
  /** The name of a topic, or the stems of shared words; null for articles without a group. */
  by: { topic: string } | { terms: string[] } | null
  articles: Article[]
}

const LEAST_TOGETHER = 2
/** A word in a larger share of the titles does not distinguish a subject. */
const MOST_SHARE = 0.5
/** With this many titles or fewer, even a word in all of them may be their subject. */
const FEW = 6

/**
 * Groups articles by topic, then by the most distinctive words that titles share; the rest forms
 * the last group. Each article is in exactly one group, and the order is kept.
 */
export function groupSubjects<Article extends Titled>(
  articles: readonly Article[],
): Subject<Article>[] {
  const subjects: Subject<Article>[] = []
  let rest = [...articles]
  const take = (by: Subject<Article>['by'], taken: Article[]) => {
    subjects.push({ by, articles: taken })
    rest = rest.filter((article) => !taken.includes(article))
  }

  for (const topic of new Set(articles.flatMap(({ topics }) => topics))) {
    const inTopic = rest.filter(({ topics }) => topics.includes(topic))
    if (inTopic.length > 0) take({ topic }, inTopic)
  }
  for (let shared = mostShared(rest); shared; shared = mostShared(rest)) {
    take({ terms: shared.terms }, shared.articles)
  }
  if (rest.length > 0) take(null, rest)
  return subjects
}

/** Finds the group of articles that share the most: many titles and several words. */
function mostShared<Article extends Titled>(
  articles: readonly Article[],
): { terms: string[]; articles: Article[] } | null {
  const holders = new Map<string, Article[]>()
  for (const article of articles) {
    for (const term of article.terms) holders.set(term, [...(holders.get(term) ?? []), article])
  }
  const most = articles.length <= FEW ? articles.length : articles.length * MOST_SHARE
  let best: { terms: string[]; articles: Article[]; worth: number } | null = null
  for (const together of holders.values()) {
    if (together.length < LEAST_TOGETHER || together.length > most) continue
    const terms = together[0]!.terms.filter((term) =>
      together.every((article) => article.terms.includes(term)),
    )
    // One common word may be chance; two mark a subject.
    const worth = terms.length * Math.sqrt(together.length)
    if (terms.length > 1 && (!best || worth > best.worth))
      best = { terms, articles: together, worth }
  }
  return best
}
