import type { FastifyRequest } from 'fastify'

/** Asked by a program, which reads problem+json, rather than by a person, who reads a page. */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url) || request.method !== 'GET'
}

/** A page that there is no route for, asked by a person who was let in; a file would not be one. */
export function isLostPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')
  return (
    request.is404 && !isFile && request.method === 'GET' && !request.tokenId && wantsPage(request)
  )
}

/** Asked by a browser that shows the answer as a page of its own, rather than as a picture or a feed. */
export function wantsPage(request: FastifyRequest): boolean {
  return (
    !/^\/api(?:[/?]|$)/.test(request.url) && /\btext\/html\b/.test(request.headers.accept ?? '')
  )
}
