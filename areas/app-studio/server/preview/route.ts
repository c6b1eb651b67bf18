import { policyHeaders } from '#server/second-listener/site-policy.ts'
import type { World } from '#server/tools.ts'
import type { Asked, OpenRoute, Reply } from '#server/web/routes/route.ts'
import { FUNCTIONS, PREVIEWS } from '../../limits.ts'
import { FUNCTIONS_PATH } from '../functions/answer-function.ts'
import { replyFrom } from './preview-files.ts'
import { findPreview } from './find-preview.ts'
import { askFunction } from './site.ts'

export const PREVIEW_PATH = '/preview'

/**
 * Matches addresses of the server that can be part of a policy, because the host of a request
 * cannot be trusted. A policy cannot contain IPv6 addresses.
 */
const SERVER = /^https?:\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[\w.~-]+)*$/

/**
 * Serves a build of a project at a secret name, for frames of the workspace. Strangers may have
 * written its content, so each answer is in a sandbox without an origin, and may load only its own
 * files.
 */
export const previewRoute: OpenRoute = {
  who: 'anybody',
  path: `${PREVIEW_PATH}/:name/*`,
  perMinute: PREVIEWS.requestsPerMinute,
  answer: answerPreview,
}

/**
 * Serves functions of previews. A page there has no origin, so the browser sends none of this
 * server's cookies, and everybody who knows the name can call the functions. Only status, type and
 * text of an answer are returned.
 */
export const previewFunctions: OpenRoute = {
  who: 'anybody',
  path: `${PREVIEW_PATH}/:name/${FUNCTIONS_PATH}:function`,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  body: { as: 'bytes', mostBytes: FUNCTIONS.bodyBytes },
  perMinute: FUNCTIONS.requestsPerMinute,
  takesFromNowhere: true,
  answer: askPreview,
}

async function askPreview(world: World, asked: Asked): Promise<Reply | null> {
  const { origin, params, method, query, headers: sent, body: given } = asked
  if (!SERVER.test(origin)) return null
  const { name = '', function: called = '' } = params
  const preview = await findPreview(world, name, FUNCTIONS_PATH + called)
  const headers = headersFor(origin, name)
  if (!preview) return ended(headers)
  const told = toldOf(sent)
  const request = { method, query, headers: told, body: given.bytes }
  const reply = await askFunction(world, preview, called, request)
  return {
    status: reply.status,
    type: reply.headers?.['content-type'] ?? 'application/octet-stream',
    body: reply.body,
    headers: { ...headers, 'cache-control': 'no-store' },
  }
}

/**
 * The headers of a request that are passed to a function. Headers that describe the browser are not
 * passed on to a stranger's code.
 */
function toldOf(headers: Asked['headers']): Record<string, string> {
  return Object.fromEntries(
    ['accept', 'accept-language', 'content-type'].flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

async function answerPreview(world: World, asked: Asked): Promise<Reply | null> {
  const { origin, params } = asked
  if (!SERVER.test(origin)) return null
  const { name = '', '*': path = '' } = params
  const preview = await findPreview(world, name, path)
  const headers = headersFor(origin, name)
  if (!preview) return ended(headers)
  return { ...replyFrom(preview, path), headers: { ...headers, 'cache-control': 'no-cache' } }
}

function ended(headers: Record<string, string>): Reply {
  const body = 'This preview has ended. Build the project again.'
  return { type: 'text/plain; charset=utf-8', body, status: 404, headers }
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
    // Without an origin, a preview's own files are cross-origin to its pages.
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  }
}
