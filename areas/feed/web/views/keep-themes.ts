import type { Article } from '#areas/articles/contract.ts'
import type { Theme } from '../../contracts/reading.ts'

export function articlesOf(themes: readonly Theme[]): Article[] {
  return themes.flatMap(({ subjects }) => subjects.flatMap(({ articles }) => articles))
}

/**
 * Keeps shown articles under the subjects where they are shown, even if they belong to other
 * subjects by now. New articles are added at the end of their subject.
 */
export function keepThemes(
  shown: readonly Theme[],
  fresh: readonly Theme[],
  articles: readonly Article[],
): Theme[] {
  const left = new Map(articles.map((article) => [article.id, article]))
  const take = (id: Article['id']): Article[] => {
    const article = left.get(id)
    left.delete(id)
    return article ? [article] : []
  }
  const kept = mapArticles(shown, ({ id }) => take(id))
  for (const { subjects, ...theme } of mapArticles(fresh, ({ id }) => take(id))) {
    const own = kept.find(({ category }) => category === theme.category)
    if (!own) {
      kept.push({ ...theme, subjects })
      continue
    }
    for (const subject of subjects) {
      const same = own.subjects.find(({ name }) => name === subject.name)
      if (same) same.articles.push(...subject.articles)
      else own.subjects.push(subject)
    }
  }
  return kept
}

/** Changes the articles of each theme, and removes themes without articles. */
function mapArticles(themes: readonly Theme[], change: (article: Article) => Article[]): Theme[] {
  return themes
    .map(({ subjects, ...theme }) => ({
      ...theme,
      subjects: subjects
        .map(({ name, articles }) => ({ name, articles: articles.flatMap(change) }))
        .filter(({ articles }) => articles.length > 0),
    }))
    .filter(({ subjects }) => subjects.length > 0)
}
