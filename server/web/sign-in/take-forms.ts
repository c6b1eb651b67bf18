import type { FastifyInstance } from 'fastify'

const FORM_BYTES = 16_384

/** Serves the routes that receive our forms as `URLSearchParams`; no other routes do. */
export function takeForms(app: FastifyInstance, serve: (forms: FastifyInstance) => void): void {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )
    serve(forms)
  })
}
