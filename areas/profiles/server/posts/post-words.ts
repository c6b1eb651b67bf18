/** An article as it is named in a message. */
export interface PostedArticle {
  title: string
  outlets: string
  because: string
  /** The address of the article's page; null if others cannot reach the server. */
  page: string | null
}

const TITLE_CHARACTERS = 200

/**
 * Writes one message about as many of the articles as fit. `more` is the number of articles that
 * are not in the list.
 */
export function postText(
  profile: string,
  articles: readonly PostedArticle[],
  { more, most }: { more: number; most: number },
): string {
  const count = articles.length + more
  const head = `${cut(profile)}: ${count === 1 ? '1 article' : `${count} articles`}`
  let text = head
  let left = articles.length
  for (const article of articles) {
    const next = `${text}\n\n${wordsOf(article)}`
    if (next.length + END_CHARACTERS > most) break
    text = next
    left--
  }
  const rest = left + more
  return rest === 0 ? text : `${text}\n\nand ${rest} more in Synthwire`
}

/** Space for the last line, which counts the articles that are left out. */
const END_CHARACTERS = 50

function wordsOf({ title, outlets, because, page }: PostedArticle): string {
  const lines = [`• ${cut(title)}`, `  ${cut(outlets)} · because ${cut(because)}`]
  return [...lines, ...(page === null ? [] : [`  ${page}`])].join('\n')
}

function cut(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.length <= TITLE_CHARACTERS
    ? line
    : `${line.slice(0, TITLE_CHARACTERS - 1).toWellFormed()}…`
}
