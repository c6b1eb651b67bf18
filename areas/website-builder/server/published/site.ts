import type { Site, SiteReply, SiteRequest, SiteSource } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { preferredEncoding } from '#server/web/pages/compress-replies.ts'
import { publishedVideo } from '../media/site-media.ts'
import { toSite, videoReply } from '../media/video-reply.ts'
import { filesFor, FRAME, NOT_FOUND, pathOfFile, REDIRECT } from '../publishing/site-layout.ts'
import { VISIT_PATH } from '../domains/proof.ts'
import { FORM_TOKEN } from '../../drawing/form-token.ts'
import { hasNews } from '../../drawing/news/news-places.ts'
import { answerNews, answerWithStories, withStories } from '../news/answer-news.ts'
import { answerLocked } from '../locks/answer-locked.ts'
import { isLockedMedia, isOpenedMedia, withMediaTokens } from '../locks/locked-media.ts'
import { OPEN_FIELD } from '../locks/page-token.ts'
import { belowBase } from '../serving/below-base.ts'
import { withTokens } from '../serving/complete-page.ts'
import { findSite, type FoundSite } from '../serving/find-site.ts'
import { plainly } from '../serving/plain-reply.ts'
import {
  bodyOf,
  filesOf,
  type PublishedFile,
  type VisitedPublication,
} from '../serving/published-files.ts'
import { answerByPart } from '../serving/visitor-pages.ts'
import { pagesSeen } from '../serving/visitor-posts.ts'

/**
 * Serves published sites at the second listener. Their files never change, and are cached in memory
 * by their paths.
 */
export const publishedSites: SiteSource = {
  async find(world, called) {
    const found = await findSite(world, called)
    return found && siteOf(world, found, 'name' in called ? called.name : null)
  },
}

function siteOf(world: World, found: FoundSite, name: string | null): Site {
  const { siteId, readerId, isDeleted, publicationId, presentName, locks } = found
  return {
    async answer(request) {
      if (siteId === null || isDeleted) return plainly(410, 'This site was deleted.')
      if (publicationId === null) return plainly(404, 'This site is not public at present.')
      if (name !== null && presentName !== null) return toPresentName(request, name, presentName)
      return answerVisitor(world, { siteId, readerId, publicationId, locks }, request)
    },
  }
}

async function answerVisitor(
  world: World,
  site: VisitedPublication,
  request: SiteRequest,
): Promise<SiteReply> {
  const { method, path: sent, base, query } = request
  const path = decodeURIComponent(sent.slice(1))
  const isRead = method === 'GET' || method === 'HEAD'
  if (path === VISIT_PATH) return plainly(200, site.siteId)
  const made = await answerByPart(world, site, path, request)
  if (made) return made
  const lock = site.locks && Object.hasOwn(site.locks, path) ? site.locks[path] : undefined
  if (!isRead && !lock) return plainly(405, 'Pages can only be read.')
  const news = lock ? null : await answerNews(world, site, path, request)
  if (news) return news
  const isLocked = await isLockedMedia(world, site, path)
  if (isLocked && !(await isOpenedMedia(world, site, path, query.get(OPEN_FIELD) ?? '')))
    return plainly(403, 'This file belongs to a page with a password.')
  const files = await filesOf(world, site.publicationId)
  const [file] = filesFor(path).flatMap((each) => files.get(each) ?? [])
  if (!file || file.type === FRAME || file.path === NOT_FOUND) {
    const video = await videoAt(world, site, path)
    if (video) {
      const kept = isLocked ? NEVER_KEPT : NEVER_CHANGES
      return toSite(videoReply(video.of, video.file, request.headers, kept))
    }
    const missing = files.get(NOT_FOUND)
    return missing
      ? { ...(await fileReply(world, site, missing, request)), status: 404 }
      : plainly(404, 'There is no such page.')
  }
  const to = file.type === REDIRECT ? await targetOf(world, site, file) : pathOfFile(file.path)
  if (to !== path) return redirect(`${base}/${encodeURI(to)}`, query)
  if (lock) {
    const closed = await answerLocked(world, site, path, lock, request)
    if (closed) return closed
  }
  if (isPage(file))
    for (const see of world.extensions(pagesSeen)) see(world, { site, request, path })
  if (!lock && !isLocked) return fileReply(world, site, file, request)
  const { body, ...reply } = await openedReply(world, site, file, request)
  if (!lock) return { ...reply, body }
  const html = await new Response(body ?? '').text()
  return { ...reply, body: await withMediaTokens(world, site, lock, html) }
}

/** The reply with an opened page, or with a file that it shows; it must not be cached. */
async function openedReply(
  world: World,
  site: VisitedPublication,
  file: PublishedFile,
  request: SiteRequest,
): Promise<SiteReply> {
  const { status, headers, body } = await fileReply(world, site, file, { ...request, headers: {} })
  const { 'content-type': type = HTML } = headers ?? {}
  return { status, body, headers: { 'content-type': type, 'cache-control': NEVER_KEPT } }
}

/**
 * The video at a path of a publication; it is read from the database piece by piece. Null if there
 * is none.
 */
async function videoAt(
  { db }: World,
  { publicationId, readerId }: VisitedPublication,
  path: string,
) {
  if (!path.startsWith('media/')) return null
  const of = { db, readerId }
  const file = await publishedVideo(of, publicationId, path)
  return file && { of, file }
}

async function targetOf(world: World, { readerId }: VisitedPublication, { hash }: PublishedFile) {
  return Buffer.from(await bodyOf(world, readerId, hash, 'plain')).toString()
}

const NEVER_KEPT = 'no-store'
const NEVER_CHANGES = 'public, max-age=31536000, immutable'
/** Matches files whose name contains the hash of their content. */
const NAMED_BY_HASH = /^(?:assets\/\w+-[\da-z]{4,64}\.\w+|media\/.+)$/

async function fileReply(
  world: World,
  site: VisitedPublication,
  file: PublishedFile,
  request: SiteRequest,
): Promise<SiteReply> {
  const { type, path, hash, isPacked, hasForm } = file
  const { headers, base } = request
  if (isPage(file) && (hasForm || base !== '')) return madeReply(world, site, file, request)
  const encoding = isPacked && preferredEncoding(headers['accept-encoding']) === 'br' ? 'br' : null
  const etag = `"${hash.slice(0, 32)}${encoding ? `-${encoding}` : ''}"`
  const told = {
    etag,
    'cache-control': NAMED_BY_HASH.test(path) ? NEVER_CHANGES : 'public, no-cache',
    ...(isPacked && { vary: 'accept-encoding' }),
  }
  if (path !== NOT_FOUND && isKnown(headers['if-none-match'], etag))
    return { status: 304, headers: told }
  return {
    status: 200,
    headers: { ...told, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
    body: await bodyOf(world, site.readerId, hash, encoding ? 'packed' : 'plain'),
  }
}

/**
 * The reply with a page that is completed for this request: forms get a token, and links on a
 * shared host the path of the site.
 */
async function madeReply(
  world: World,
  site: VisitedPublication,
  { hash, path, type, hasForm }: PublishedFile,
  request: SiteRequest,
): Promise<SiteReply> {
  const html = Buffer.from(await bodyOf(world, site.readerId, hash, 'plain')).toString()
  const isForm = html.includes(FORM_TOKEN)
  if (!isForm && hasNews(html)) return answerWithStories(world, site, request, { path, html })
  const whole = isForm ? withTokens(world, site, await withStories(world, site, html)) : html
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': hasForm ? 'no-store' : 'no-cache' },
    body: belowBase(whole, request.base),
  }
}

const HTML = 'text/html; charset=utf-8'

const isPage = ({ type }: PublishedFile) => type.startsWith('text/html')

function isKnown(sent: string | undefined, etag: string): boolean {
  if (sent === undefined) return false
  return sent.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/**
 * Redirects are not cached. A name or a path may be changed back, and a browser that cached both
 * redirects would go in a circle.
 */
function redirect(location: string, query: URLSearchParams): SiteReply {
  const search = query.size > 0 ? `?${query}` : ''
  return { status: 308, headers: { location: location + search, 'cache-control': 'no-cache' } }
}

/** Redirects to the current name of the site, at the same path. */
function toPresentName(
  { origin, base, path, query }: SiteRequest,
  name: string,
  presentName: string,
): SiteReply {
  const { protocol, host } = new URL(origin)
  const root =
    base === '' ? `${protocol}//${presentName}${host.slice(name.length)}` : `/${presentName}`
  return redirect(root + path, query)
}
