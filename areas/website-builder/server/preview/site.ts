import type { SiteReply, SiteRequest, SiteSource } from '#server/second-listener/sites.ts'
import { deskOf, type World } from '#server/tools.ts'
import { hasNews } from '../../drawing/news/news-places.ts'
import { withStories } from '../news/answer-news.ts'
import { draftFile, isVideo } from '../media/site-media.ts'
import { toSite, videoReply } from '../media/video-reply.ts'
import { drawDraft } from '../publishing/draw-files.ts'
import { readSite } from '../publishing/read-site.ts'
import { filesFor } from '../publishing/site-layout.ts'
import { belowBase } from '../serving/below-base.ts'
import { bodyOf } from '../serving/published-files.ts'
import { plainly } from '../serving/plain-reply.ts'
import { findPreview, type PreviewRow } from './previews.ts'
import { previewScript, SCRIPT_PATH } from './preview-script.ts'

/** Serves drafts of sites at the second listener, rendered for each request. */
export const previewedSites: SiteSource = {
  async find(world, called) {
    const preview = 'name' in called ? await findPreview(world, called.name) : null
    return (
      preview && {
        needs: { isFramedByHub: true },
        answer: (request) => answer(world, preview, request),
      }
    )
  },
}

async function answer(
  world: World,
  { siteId, readerId, hub }: PreviewRow,
  { method, path: sent, base, headers }: SiteRequest,
): Promise<SiteReply> {
  if (method !== 'GET' && method !== 'HEAD') return plainly(405, 'A preview can only be read.')
  const path = decodeURIComponent(sent.slice(1))
  if (path === SCRIPT_PATH) return reply('text/javascript; charset=utf-8', previewScript(hub))
  const desk = deskOf(world, readerId)
  const file = await draftFile(desk, siteId, path)
  if (file && isVideo(file)) return toSite(videoReply(desk, file, headers, 'no-store'))
  if (file) return reply(file.type, await bodyOf(world, readerId, file.hash, 'plain'))
  const { site } = await readSite(desk, siteId, {
    ...{ origin: null, now: world.now(), withDrafts: true },
  })
  const drawn = drawDraft(site, filesFor(path))
  if (!drawn.type.startsWith('text/html')) return reply(drawn.type, drawn.body)
  const html = drawn.body.toString()
  const filled = hasNews(html) ? await withStories(world, { siteId, readerId }, html) : html
  const page = filled.replace('</head>', `<script src="/${SCRIPT_PATH}" defer></script></head>`)
  return reply(drawn.type, belowBase(page, base))
}

function reply(type: string, body: string | Uint8Array): SiteReply {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  }
}
