import { SHARES } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { feedFormats } from '#areas/own-feeds/contract.ts'
import { type ArticleScope, cursorAt } from '#areas/articles/server/lends/lists.ts'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import type { World } from '#server/tools.ts'
import { FIRST_HUB } from '../../contract.ts'
import { articlePage } from './article-page.ts'
import { hubPage } from './hub-page.ts'
import type { SharedHub } from './share-document.ts'
import { shareFeed } from './share-feed.ts'
import { readShared } from './shared-articles.ts'
import type { ShareRow } from './shares.ts'
import { amongShown, foldersShown, headlinesShown, newestShown } from './shown-articles.ts'

export interface MadePage {
  type: string
  body: string
}

const HTML = 'text/html; charset=utf-8'

export interface Asked {
  /** The path after the secret: "", "article/12" or "feed.rss". */
  rest: string
  query: URLSearchParams
  origin: string
}

/** Makes a page or a feed of a shared hub; null if there is none. */
export async function makePage(
  world: World,
  share: ShareRow,
  hub: SharedHub,
  { rest, query, origin }: Asked,
): Promise<MadePage | null> {
  const scope: ArticleScope = {
    db: world.db.forReader(share.readerId),
    readerId: share.readerId,
    now: world.now(),
    ...(share.hubId !== FIRST_HUB && { hub: share.hubId }),
  }
  if (rest === '') return makeHubPage(scope, hub, query)
  const article = /^article\/(\d{1,15})$/.exec(rest)?.[1]
  if (article !== undefined) return makeArticlePage(scope, hub, Number(article))
  const format = feedFormats.find((one) => rest === `feed.${one}`)
  if (format === undefined) return null
  const articles = await readShared(scope, await newestShown(scope, { count: SHARES.feedArticles }))
  return shareFeed(format, hub, articles, { origin, at: new Date(share.createdAt) })
}

async function makeHubPage(
  scope: ArticleScope,
  hub: SharedHub,
  query: URLSearchParams,
): Promise<MadePage | null> {
  const before = query.get('before') ?? undefined
  const wanted = query.get('folder')
  const folders = await foldersShown(scope)
  const folder = wanted === null ? null : (folders.find(({ id }) => id === wanted) ?? null)
  if (wanted !== null && folder === null) return null
  // One more article than a page holds is read, to find out if there is a next page.
  const listed = await newestShown(scope, {
    folder: folder?.id,
    before,
    count: SHARES.articles + 1,
  }).catch(noPage)
  if (listed === null) return null
  const isFirst = before === undefined
  const headlines = isFirst && folder === null ? await headlinesShown(scope) : []
  const articles = await readShared(scope, listed.slice(0, SHARES.articles))
  const last = articles.at(-1)
  const body = hubPage(hub, {
    folders,
    folder,
    headlines: await readShared(scope, headlines),
    articles,
    isFirst,
    next: listed.length > SHARES.articles && last ? cursorAt(last) : null,
  })
  return { type: HTML, body }
}

/**
 * Converts the error for an invalid cursor to null, because visitors may change addresses. Other
 * errors are thrown again.
 */
function noPage(error: unknown): null {
  if (error instanceof Problem && error.kind === 'invalid') return null
  throw error
}

/** Renders the page of an article, or of the article that it was merged into. */
async function makeArticlePage(
  scope: ArticleScope,
  hub: SharedHub,
  id: number,
): Promise<MadePage | null> {
  const current = await readCurrentId(scope.db, id)
  if (!(await amongShown(scope, [current])).has(current)) return null
  const [article] = await readShared(scope, [current])
  return article ? { type: HTML, body: articlePage(hub, article) } : null
}
