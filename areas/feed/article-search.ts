import type { Article } from '#areas/articles/contract.ts'

/** Says if the title or the summary contains the text, ignoring case; every article contains an empty text. */
export function matchesSearch(
  article: Pick<Article, 'title' | 'summary'>,
  search: string,
): boolean {
  // Capitals are compared: small letters may depend on their neighbours, as the Greek sigma at a word's end.
  const wanted = search.trim().toUpperCase()
  return [article.title, article.summary].some((text) => text.toUpperCase().includes(wanted))
}
