import type { FastifyRequest } from 'fastify'

/** Asked by a program, which reads problem+json, rather than by a person, who reads a page. */
export function isApiRequest(request: FastifyRequest): boolean {
  return request.url === '/api' || request.url.startsWith('/api/') || request.method !== 'GET'
}
