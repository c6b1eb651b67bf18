import type { FastifyInstance } from 'fastify'
import { checkJson } from '#core/bounded-json.ts'

/** Reads JSON bodies after checking that they are neither too deep nor too large. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      checkJson(body as string)
    } catch (error) {
      return done(error as Error)
    }
    return parse(request, body as string, done)
  })
}
