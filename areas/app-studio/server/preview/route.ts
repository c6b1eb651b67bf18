import { policyHeaders } from '#server/second-listener/site-policy.ts'
import type { World } from '#server/tools.ts'
import type { Asked, OpenRoute, Reply } from '#server/web/routes/route.ts'
import { PREVIEWS } from '../../limits.ts'
import { replyFrom } from './preview-files.ts'
import { previewsOf } from './previews.ts'

export const PREVIEW_PATH = '/preview'

/** The address of a server as it may stand in a policy; the host of a request is a stranger's word. IPv6 has no way to stand there. */
const SERVER = /^https?:\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[\w.~-]+)*$/

/**
 * Shows a build of a project below a name that nobody can guess, for frames of the workspace. What is in it was written by
 * strangers: each answer is in a sandbox without an origin, whatever it is, and may load its own files alone.
 */
export const previewRoute: OpenRoute = {
  who: 'anybody',
  path: `${PREVIEW_PATH}/:name/*`,
  perMinute: PREVIEWS.requestsPerMinute,
  answer: answerPreview,
}

async function answerPreview(world: World, asked: Asked): Promise<Reply | null> {
  const { origin, params } = asked
  if (!SERVER.test(origin)) return null
  const { name = '', '*': path = '' } = params
  const preview = previewsOf(world).find(name)
  const headers = headersFor(origin, name)
  if (!preview) {
    const body = 'This preview has ended. Build the project again.'
    return { type: 'text/plain; charset=utf-8', body, status: 404, headers }
  }
  return { ...replyFrom(preview, path), headers: { ...headers, 'cache-control': 'no-cache' } }
}

function headersFor(origin: string, name: string): Record<string, string> {
  const root = `${origin}${PREVIEW_PATH}/${/^[a-z2-7]*$/.test(name) ? name : ''}/`
  return {
    ...policyHeaders({
      needs: { isApp: true, isFramedByHub: true },
      root,
      isShared: true,
      hub: [new URL(origin).origin],
    }),
    // Its own pages are strangers to it as well, having no origin.
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  }
}
