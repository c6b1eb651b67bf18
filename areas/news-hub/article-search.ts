import type { Article } from './contract.ts'

/** Whether the title or the summary holds the text, in capitals or not; every article holds no text at all. */
export function matchesSearch(
  article: Pick<Article, 'title' | 'summary'>,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase()
  return [article.title, article.summary].some((text) => text.toLowerCase().includes(wanted))
}
