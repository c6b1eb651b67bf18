import type { FastifyInstance } from 'fastify'

/** What a page may load beyond what its own server gives. */
interface PageNeeds {
  styleHashes: readonly string[]
  imageHosts?: readonly string[]
  connectHosts?: readonly string[]
}

/** Sent with everything; a page of ours widens the policy to what it needs. */
const strictHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(strictHeaders)
  })
}

/** Scripts only from our own files, styles only with a known hash, nothing from anyone else. */
export function pagePolicy({ styleHashes, imageHosts = [], connectHosts = [] }: PageNeeds) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map(quoted)],
    'img-src': ["'self'", 'data:', ...imageHosts],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connectHosts],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const policy = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '))
  return { 'content-security-policy': policy.join('; ') }
}

function quoted(hash: string): string {
  return hash.startsWith("'") ? hash : `'${hash}'`
}
