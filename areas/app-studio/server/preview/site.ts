import { Problem } from '#core/problem.ts'
import type { Site, SiteReply, SiteRequest, SiteSource } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { callFunction } from '../functions/call-function.ts'
import { replyFrom } from './preview-files.ts'
import { previewsOf, type Preview } from './previews.ts'

const FUNCTIONS_PATH = '/functions/'

/**
 * Previews at the second listener, where each has an origin of its own: storage, a service worker, and functions, which may
 * change something and so are not below the host of the server.
 */
export const previewSites: SiteSource = {
  async find(world, called) {
    const preview = 'name' in called ? previewsOf(world).find(called.name) : null
    return preview && siteOf(world, preview)
  },
}

function siteOf(world: World, preview: Preview): Site {
  return {
    needs: { isApp: true, isFramedByHub: true },
    async answer(request, gone) {
      const { method, path } = request
      if (path.startsWith(FUNCTIONS_PATH)) return answerFunction(world, preview, request, gone)
      if (method !== 'GET' && method !== 'HEAD') return plainly(405, 'A preview is read.')
      const { status, type, body } = replyFrom(preview, decodeURIComponent(path.slice(1)))
      return { status, body, headers: { 'content-type': type, 'cache-control': 'no-cache' } }
    },
  }
}

async function answerFunction(
  world: World,
  { functions, data }: Preview,
  { method, path, query, body }: SiteRequest,
  gone: AbortSignal,
): Promise<SiteReply> {
  const script = functions.get(path.slice(FUNCTIONS_PATH.length))
  if (script === undefined) return plainly(404, 'There is no such function.')
  const asked = {
    method,
    path,
    query: Object.fromEntries(query),
    body: Buffer.from(body).toString(),
  }
  try {
    const end = await callFunction(script, asked, data, world, gone)
    if (end.kind === 'failed') return plainly(500, end.words)
    const { status, type, body } = end.reply
    return { status, body, headers: { 'content-type': `${type}; charset=utf-8` } }
  } catch (error) {
    if (error instanceof Problem)
      return plainly(error.kind === 'unavailable' ? 503 : 400, error.message)
    throw error
  }
}

function plainly(status: number, body: string): SiteReply {
  return { status, body, headers: { 'content-type': 'text/plain; charset=utf-8' } }
}
