import type { FastifyInstance } from 'fastify'
import { checkJson } from '#core/bounded-json.ts'

/** Reads the JSON of requests, once it was seen that it neither goes too deep nor holds too much. */
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
