import type { Site, SiteRequest, SiteSource } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import {
  answerFunction,
  FUNCTIONS_PATH,
  type FunctionReplied,
} from '../functions/answer-function.ts'
import { findPreview } from './find-preview.ts'
import { replyFrom } from './preview-files.ts'
import { previewsOf, type Preview } from './previews.ts'

/**
 * Serves previews on the second listener, where each has its own origin with storage, a service
 * worker and cookies.
 */
export const previewSites: SiteSource = {
  async find(world, called) {
    if (!('name' in called)) return null
    // This may be an older build of the preview; `answer` checks for a newer one at each request.
    const { name } = called
    const preview = previewsOf(world).find(name) ?? (await findPreview(world, name, ''))
    return preview && siteOf(world, preview)
  },
}

function siteOf(world: World, preview: Preview): Site {
  return {
    needs: { isApp: true, isFramedByHub: true },
    async answer(request, gone) {
      const path = decodeURIComponent(request.path.slice(1))
      const now = await findPreview(world, preview.name, path)
      if (!now) return { status: 404, headers: PLAIN, body: 'This preview has ended.' }
      if (path.startsWith(FUNCTIONS_PATH))
        return askFunction(world, now, path.slice(FUNCTIONS_PATH.length), request, gone)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return { status: 405, headers: PLAIN, body: 'A preview can only be read.' }
      const { status, type, body } = replyFrom(now, path)
      return { status, body, headers: { 'content-type': type, 'cache-control': 'no-cache' } }
    },
  }
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' }

/** Calls a function of a preview. */
export async function askFunction(
  world: World,
  { functions }: Preview,
  name: string,
  { method, query, headers, body }: Pick<SiteRequest, 'method' | 'query' | 'headers' | 'body'>,
  gone?: AbortSignal,
): Promise<FunctionReplied> {
  if (functions === null)
    return { status: 404, headers: PLAIN, body: 'This preview has no functions.' }
  return answerFunction(world, functions, { name, method, query, headers, body }, gone)
}
