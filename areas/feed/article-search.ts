import type { Article } from '#areas/articles/contract.ts'

/** Says if the title or the summary contains the text, ignoring case; every article contains an empty text. */
export function matchesSearch(
  article: Pick<Article, 'title' | 'summary'>,
  search: string,
): boolean {
  // Capital letters are compared, because lower case may depend on neighboring letters, as for the
  // Greek sigma at the end of a word.
  const wanted = search.trim().toUpperCase()
  return [article.title, article.summary].some((text) => text.toUpperCase().includes(wanted))
}
