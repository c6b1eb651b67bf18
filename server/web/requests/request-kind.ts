import type { FastifyRequest } from 'fastify'

/** Asked by a program, which reads problem+json, rather than by a person, who reads a page. */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url) || request.method !== 'GET'
}
