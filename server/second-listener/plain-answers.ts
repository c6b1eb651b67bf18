import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/**
 * The text for an address without a site; `doctor` looks for it to test if a name leads to this
 * server.
 */
export const NO_SITE = 'There is nothing at this address.\n'

const words: Record<number, string> = {
  400: 'That is not a valid request.\n',
  403: 'Only pages of this site may do that.\n',
  404: NO_SITE,
  405: 'This address does not accept that method.\n',
  413: 'That is too large.\n',
  421: NO_SITE,
  429: 'Too many requests. Try again shortly.\n',
  502: 'This site does not work.\n',
  503: 'Too many requests right now. Try again shortly.\n',
  504: 'This site took too long to answer.\n',
}

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-type': 'text/plain; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * Says if the connection is closed after a refusal, whose body may be unread. It stays open for an
 * address without a site, and for a request without a body to a site without room: new connections
 * count against the limit for all sites.
 */
function endsConnection(status: number, sent: IncomingHttpHeaders): boolean {
  if (status === 404) return false
  const hasBody = 'transfer-encoding' in sent || Number(sent['content-length'] ?? 0) !== 0
  return status >= 400 && (hasBody || status !== 503)
}

/** Sends an answer of the listener itself, which reveals nothing about the server or any site. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  { text = words[status] ?? '', ...more }: { text?: string } & Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  response.writeHead(status, {
    ...headers,
    ...(endsConnection(status, response.req.headers) && { connection: 'close' }),
    ...((status === 429 || status === 503) && { 'retry-after': '2' }),
    ...more,
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
