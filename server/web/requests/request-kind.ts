import type { FastifyRequest } from 'fastify'

/**
 * Says if a program sent the request, which reads problem+json, and not a person, who reads a page.
 */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url) || request.method !== 'GET'
}

/**
 * Says if a browser, and no program with a token, requested a page without a route; a file is no
 * page.
 */
export function isLostPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')
  return (
    request.is404 && !isFile && request.method === 'GET' && !request.tokenId && wantsPage(request)
  )
}

/** Says if a browser will show the answer as a page, and not as a picture or a feed. */
export function wantsPage(request: FastifyRequest): boolean {
  return (
    !/^\/api(?:[/?]|$)/.test(request.url) && /\btext\/html\b/.test(request.headers.accept ?? '')
  )
}
