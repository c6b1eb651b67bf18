import type { FastifyInstance } from 'fastify'

/** Rights of a page beyond its own server. */
export interface PageNeeds {
  styleHashes: readonly string[]
  imageHosts?: readonly string[]
  connectHosts?: readonly string[]
  /** The policies by which the page inserts HTML or starts a worker; without one, it does neither. */
  trustedPolicies?: readonly string[]
  /** Recordings may come from any host that encrypts: publishers forward to others that nobody knows before. */
  hasMediaOfPublishers?: boolean
  /** It can be installed, works offline, and shows foreign players in our frames. */
  isApp?: boolean
  /** Further sources of frames. */
  frames?: readonly string[]
}

type Directives = Record<string, readonly string[]>

/** The policy of whatever is not a page: nothing runs and nothing loads in it, also where a browser shows it as one. */
const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** Sent with everything; a page of ours widens the policy to what it needs. */
const strictHeaders = {
  ...policyOf(nothing),
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
export function pagePolicy({
  styleHashes,
  imageHosts = [],
  connectHosts = [],
  trustedPolicies = ["'none'"],
  hasMediaOfPublishers = false,
  isApp = false,
  frames = [],
}: PageNeeds) {
  return policyOf({
    ...nothing,
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map(quoted)],
    'img-src': ["'self'", ...imageHosts],
    'media-src': ["'self'", ...(hasMediaOfPublishers ? ['https:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectHosts],
    'trusted-types': trustedPolicies,
    ...(isApp && {
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ["'self'", ...frames],
    }),
  })
}

/** The policy of the service worker, which fetches from its own server and runs nothing else. */
export function workerPolicy() {
  return policyOf({ ...nothing, 'script-src': ["'self'"], 'connect-src': ["'self'"] })
}

/** A page that stands alone: one style, our icon, and its own form or program. */
export function plainPagePolicy(styleHash: string, { hasForm = false, hasScript = false } = {}) {
  return policyOf({
    ...nothing,
    'style-src': [quoted(styleHash)],
    'img-src': ["'self'"],
    ...(hasForm && { 'form-action': ["'self'"] }),
    ...(hasScript && { 'script-src': ["'self'"], 'connect-src': ["'self'"] }),
  })
}

/** Headers of documents, such as pictures: whatever a browser shows them as, it is a stranger to our pages. */
export function documentHeaders() {
  return boxed({ ...nothing, sandbox: [] })
}

/** Headers of a page that somebody else wrote: one style of ours, and links that open elsewhere. */
export function foreignPageHeaders(styleHash: string) {
  return boxed({
    ...nothing,
    'style-src': [quoted(styleHash)],
    sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
  })
}

/** Headers of a page of ours that a page of ours shows in a frame, with a frame of one other host inside. */
export function framePageHeaders(styleHash: string, host: string) {
  return {
    ...policyOf({
      ...nothing,
      'style-src': [quoted(styleHash)],
      'frame-src': [`https://${host}`],
      'frame-ancestors': ["'self'"],
    }),
    'x-frame-options': 'SAMEORIGIN',
    // YouTube plays nothing without a referrer, which is the address of this server without a path.
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
}

/** Browsers show nothing where a page in a sandbox asks for a browsing context group of its own. */
function boxed(directives: Directives) {
  return { ...policyOf(directives), 'cross-origin-opener-policy': 'unsafe-none' }
}

function policyOf(directives: Directives) {
  const policy = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '))
  return { 'content-security-policy': policy.join('; ') }
}

function quoted(hash: string): string {
  return hash.startsWith("'") ? hash : `'${hash}'`
}
