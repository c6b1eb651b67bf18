/** A source may fill a quarter of a page and a category a third, unless nothing else is left. */
const SOURCE_SHARE = 1 / 4
const CATEGORY_SHARE = 1 / 3

interface Placed {
  candidate: { coverage: number; subjects: { feed: number | null; category: string } }
}

/**
 * Chooses the first `size` articles in order, with a limit for each source and category. If there
 * are too few others, the limits are raised, first for categories and then for sources. For a new
 * reader, categories have no limit, and articles with several outlets do not count for a source.
 */
export function fairPage<Article extends Placed>(
  ranked: readonly Article[],
  size: number,
  isKnown = true,
): Article[] {
  const chosen = new Set<Article>()
  const bySource = new Map<number | null, number>()
  const byCategory = new Map<string, number>()
  let mostOfSource = Math.ceil(size * SOURCE_SHARE)
  let mostOfCategory = isKnown ? Math.ceil(size * CATEGORY_SHARE) : size
  const hasRoom = ({ coverage, subjects: { feed } }: Placed['candidate']) =>
    (!isKnown && coverage > 1) || (bySource.get(feed) ?? 0) < mostOfSource

  const wanted = Math.min(size, ranked.length)
  while (chosen.size < wanted) {
    let isOnlyCategoryFull = false
    const before = chosen.size
    for (const article of ranked) {
      if (chosen.size === wanted) break
      const { subjects } = article.candidate
      if (chosen.has(article) || !hasRoom(article.candidate)) continue
      const ofCategory = byCategory.get(subjects.category) ?? 0
      if (ofCategory >= mostOfCategory) {
        isOnlyCategoryFull = true
        continue
      }
      chosen.add(article)
      bySource.set(subjects.feed, (bySource.get(subjects.feed) ?? 0) + 1)
      byCategory.set(subjects.category, ofCategory + 1)
    }
    if (isOnlyCategoryFull) mostOfCategory += 1
    else if (chosen.size === before) mostOfSource += 1
  }
  return ranked.filter((article) => chosen.has(article))
}

/** Splits articles into fair pages. */
export function fairPages<Article extends Placed>(
  ranked: readonly Article[],
  count: number,
  size: number,
  isKnown = true,
): Article[] {
  const pages: Article[] = []
  let rest = ranked
  while (pages.length < count && rest.length > 0) {
    const page = fairPage(rest, size, isKnown)
    pages.push(...page)
    const shown = new Set(page)
    rest = rest.filter((article) => !shown.has(article))
  }
  return pages.slice(0, count)
}
