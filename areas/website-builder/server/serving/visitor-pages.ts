import { markup } from '#core/pages/markup.ts'
import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { FRAME_CONTENT, FRAME_FILE, FRAME_TITLE } from '../publishing/site-layout.ts'
import { belowBase } from './below-base.ts'
import { withTokens } from './complete-page.ts'
import { bodyOf, filesOf, type VisitedPublication } from './published-files.ts'
import { visitorPosts, type VisitorPage, type VisitorPost } from './visitor-posts.ts'

/** Parts of sites that answer visitors, by their paths. */
const byServer = new WeakMap<World, ReadonlyMap<string, VisitorPost>>()

/** The answer of the part of a site at a path; null if there is none, or it does not answer. */
export async function answerByPart(
  world: World,
  site: VisitedPublication,
  path: string,
  request: SiteRequest,
): Promise<SiteReply | null> {
  const parts =
    byServer.get(world) ?? new Map(world.extensions(visitorPosts).map((part) => [part.path, part]))
  byServer.set(world, parts)
  const part = parts.get(path)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!part?.methods.some((each) => each === method)) return null
  const answer = await part.answer(world, { site, request })
  return answer && 'title' in answer ? pageReply(world, site, answer, request) : answer
}

/** The reply with content for one visitor, within the header and footer of the published pages. */
export async function pageReply(
  world: World,
  site: VisitedPublication,
  { status, title, body }: VisitorPage,
  { base }: SiteRequest,
): Promise<SiteReply> {
  const frame = (await filesOf(world, site.publicationId)).get(FRAME_FILE)
  const around = frame
    ? Buffer.from(await bodyOf(world, site.readerId, frame.hash, 'plain')).toString()
    : FRAME_CONTENT
  const html = around
    .replaceAll(FRAME_TITLE, () => markup`${title}`.text)
    .replace(FRAME_CONTENT, () => body.text)
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: belowBase(withTokens(world, site, html), base),
  }
}
