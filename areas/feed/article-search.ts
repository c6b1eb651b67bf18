import type { Article } from '#areas/articles/contract.ts'

/** Whether the title or the summary holds the text, in capitals or not; every article holds no text at all. */
export function matchesSearch(
  article: Pick<Article, 'title' | 'summary'>,
  search: string,
): boolean {
  // In capitals: small letters may depend on their neighbours, as the Greek sigma at a word's end.
  const wanted = search.trim().toUpperCase()
  return [article.title, article.summary].some((text) => text.toUpperCase().includes(wanted))
}
