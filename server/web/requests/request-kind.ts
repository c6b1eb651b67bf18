import type { FastifyRequest } from 'fastify'

/** Asked by a program, which reads problem+json, rather than by a person, who reads a page. */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url) || request.method !== 'GET'
}

/** Asked by a browser that shows the answer as a page of its own, rather than as a picture or a feed. */
export function wantsPage(request: FastifyRequest): boolean {
  return (
    !/^\/api(?:[/?]|$)/.test(request.url) && /\btext\/html\b/.test(request.headers.accept ?? '')
  )
}
