import type { WaitingWrite } from './store.ts'

type Write = Pick<WaitingWrite, 'path' | 'input'>

/**
 * Predicts an answer as it will be once the waiting writes are carried out, so that an article that
 * was marked without a network stays marked on the screen.
 *
 * @param path The read, such as "saved/isArticleSaved". `query` is its input.
 */
export function predict(
  path: string,
  query: URLSearchParams,
  answer: unknown,
  writes: readonly Write[],
): unknown {
  return writes.reduce((so, write) => afterWrite(path, query, so, write), answer)
}

function afterWrite(path: string, query: URLSearchParams, answer: unknown, write: Write): unknown {
  const { input } = write
  const article = Number(input['article'] ?? input['id'])
  const isAsked = Number(query.get('article')) === article
  switch (write.path) {
    case 'articles/markRead':
    case 'marking/markUnread': {
      const isRead = write.path === 'articles/markRead'
      if (path === 'marking/isArticleRead') return isAsked ? isRead : answer
      return withMark(answer, article, 'isRead', isRead)
    }
    case 'saved/saveArticle':
    case 'saved/removeSaved': {
      if (write.path === 'saved/removeSaved' && input['kind'] !== 'articles') return answer
      const isSaved = write.path === 'saved/saveArticle'
      if (path === 'saved/isArticleSaved') return isAsked ? isSaved : answer
      if (path === 'saved/getSaved' && !isSaved) return withoutSaved(answer, String(article))
      return withMark(answer, article, 'isSaved', isSaved)
    }
    case 'reading/giveOpinion':
      // The article itself can still be read, because only lists leave it out.
      if (input['opinion'] === 'more' || path === 'articles/getArticle') return answer
      return withoutArticle(answer, article)
    default:
      return answer
  }
}

/** Sets a mark on the article in all places of an answer. */
function withMark(
  answer: unknown,
  id: number,
  mark: 'isRead' | 'isSaved',
  value: boolean,
): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withMark(each, id, mark, value))
  if (!isRecord(answer)) return answer
  const changed = Object.fromEntries(
    Object.entries(answer).map(([name, each]) => [name, withMark(each, id, mark, value)]),
  )
  return changed['id'] === id && mark in changed ? { ...changed, [mark]: value } : changed
}

function withoutArticle(answer: unknown, id: number): unknown {
  if (Array.isArray(answer)) {
    const others = answer.filter(
      (each) => !(isRecord(each) && each['id'] === id && 'isRead' in each),
    )
    return others.map((each) => withoutArticle(each, id))
  }
  if (!isRecord(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, each]) => [name, withoutArticle(each, id)]),
  )
}

function withoutSaved(answer: unknown, id: string): unknown {
  if (!isRecord(answer) || !Array.isArray(answer['articles'])) return answer
  const articles = answer['articles'].filter((each) => !(isRecord(each) && each['id'] === id))
  return { ...answer, articles }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
