import type { ArticlePage } from '#areas/articles/contract.ts'
import type { KeptArticle } from '#areas/offline/contract.ts'
import { OFFLINE } from '#core/limits.ts'
import { toQuery, wireHeaders } from '#core/wire.ts'
import { trimAnswers } from './answers.ts'
import { keep, keepJson } from './kept-response.ts'
import { refreshFeedPage } from './page-answer.ts'
import { isReaders, noteSession, readerCache } from './reader.ts'
import { base, here, pathIn } from './scope.ts'

/** The address at which the cache has the stamps and marks of the stored articles, by id. */
const STAMPS = here('/kept-stamps')
const LIST = here('/api/offline/listArticles')
const PICTURES_AT_ONCE = 2

type Stamps = Record<string, [stamp: string, marks: string]>

const marksOf = ({ isRead, isSaved }: KeptArticle) => `${isRead}${isSaved}`

const pageAddress = (id: number) => here(`/api/articles/getArticle${toQuery({ id })}`)
const savedAddress = (article: number) => here(`/api/saved/isArticleSaved${toQuery({ article })}`)
const readAddress = (article: number) => here(`/api/marking/isArticleRead${toQuery({ article })}`)

/**
 * Stores the newest and the saved articles that the server lists, with pictures if `withPictures`.
 * After an interruption, the next call continues: unchanged articles are not fetched again.
 */
export async function keepArticles({ withPictures }: { withPictures: boolean }): Promise<void> {
  await navigator.locks.request(`synthwire-keep${base}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const wanted = await ask<KeptArticle[]>(LIST, true)
    await refreshFeedPage()
    const cache = (await readerCache())!
    const stamps = await readStamps(cache)
    const images = await keepPages(cache, wanted, stamps)
    const kept = await dropOthers(cache, wanted, stamps)
    if (withPictures) await keepPictures(cache, images)
    await trimAnswers(cache, OFFLINE.answers, (address) => !kept.has(address))
  })
}

async function ask<Answer>(address: string, isKept = false): Promise<Answer> {
  const askedAt = Date.now()
  const response = await fetch(address, { redirect: 'error' })
  await noteSession(response)
  if (!(await isReaders(response, askedAt)) || !response.ok)
    throw new Error(`${address} answered ${response.status}`)
  if (isKept) await keep((await readerCache())!, address, response.clone())
  return response.json() as Promise<Answer>
}

async function readStamps(cache: Cache): Promise<Stamps> {
  return ((await (await cache.match(STAMPS))?.json()) as Stamps | undefined) ?? {}
}

/**
 * Stores the pages of articles; returns the addresses of their pictures, in the order of the
 * articles.
 */
async function keepPages(cache: Cache, wanted: KeptArticle[], stamps: Stamps): Promise<string[]> {
  const images = new Map<number, string>()
  const missing: KeptArticle[] = []
  for (const article of wanted) {
    const { id, stamp, isRead, isSaved } = article
    const [known, marks] = stamps[id] ?? []
    const page = known === stamp && (await cache.match(pageAddress(id)))
    if (!page) missing.push(article)
    else noteImage((await page.json()) as ArticlePage)
    if (page && marks === marksOf(article)) continue
    await keepJson(cache, readAddress(id), isRead)
    await keepJson(cache, savedAddress(id), isSaved)
  }
  for (let from = 0; from < missing.length; from += OFFLINE.articlesAtOnce) {
    const some = missing.slice(from, from + OFFLINE.articlesAtOnce)
    const query = toQuery({ ids: some.map(({ id }) => id) })
    const pages = await ask<{ page: ArticlePage }[]>(here(`/api/offline/getArticles${query}`))
    for (const { page } of pages) {
      await keepJson(cache, pageAddress(page.id), page)
      noteImage(page)
    }
    for (const article of some) stamps[article.id] = [article.stamp, marksOf(article)]
    await keepJson(cache, STAMPS, stamps)
  }
  return wanted.flatMap(({ id }) => images.get(id) ?? [])

  function noteImage({ id, image }: ArticlePage) {
    if (image?.startsWith('/')) images.set(id, image)
  }
}

/** Deletes all other articles, and returns the addresses of everything that stays. */
async function dropOthers(
  cache: Cache,
  wanted: KeptArticle[],
  stamps: Stamps,
): Promise<ReadonlySet<string>> {
  const ids = new Set(wanted.map(({ id }) => id))
  for (const id of Object.keys(stamps).map(Number)) {
    if (ids.has(id)) continue
    for (const address of [pageAddress(id), savedAddress(id), readAddress(id)])
      await cache.delete(address)
    delete stamps[id]
  }
  await keepJson(cache, STAMPS, stamps)
  const pictures = (await cache.keys()).filter(isPicture).map(({ url }) => new URL(url).pathname)
  return new Set([
    STAMPS,
    LIST,
    here('/news-hub/feed'),
    ...pictures,
    ...[...ids].flatMap((id) => [pageAddress(id), savedAddress(id), readAddress(id)]),
  ])
}

function isPicture({ url }: Request): boolean {
  return /^\/(images|pictures)\//.test(pathIn(new URL(url).pathname) ?? '')
}

/** Stores pictures in order as long as there is room, and deletes those of dropped articles. */
async function keepPictures(cache: Cache, images: string[]): Promise<void> {
  const wanted = new Set(images)
  for (const request of (await cache.keys()).filter(isPicture))
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)

  let bytes = 0
  const waiting = [...wanted]
  const one = async () => {
    for (let image = waiting.shift(); image !== undefined; image = waiting.shift()) {
      if (bytes >= OFFLINE.pictureBytes) return
      bytes += await keepPicture(cache, image)
    }
  }
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, one))
}

/**
 * Stores a picture and returns its size. A missing picture is skipped, and its article shows a
 * drawn one.
 */
async function keepPicture(cache: Cache, image: string): Promise<number> {
  const known = await cache.match(image)
  if (known) return (await known.blob()).size
  const response = await fetch(image, { redirect: 'error' })
  if (!response.ok || !response.headers.has(wireHeaders.reader)) return 0
  const { size } = await response.clone().blob()
  await keep(cache, image, response)
  return size
}
