import type { FastifyInstance } from 'fastify'

/** Rights of a page beyond loading files of its own server. */
export interface PageNeeds {
  styleHashes: readonly string[]
  imageHosts?: readonly string[]
  connectHosts?: readonly string[]
  /**
   * The trusted-types policies by which the page inserts HTML or starts a worker; without a policy,
   * it can do neither.
   */
  trustedPolicies?: readonly string[]
  /**
   * True if the page may load recordings from any https host, because publishers redirect to hosts
   * that are not known before.
   */
  hasMediaOfPublishers?: boolean
  /**
   * True if the page can be installed, works offline, and shows players of other sites in our
   * frames.
   */
  isApp?: boolean
  /** Further sources of frames. */
  frames?: readonly string[]
}

type Directives = Record<string, readonly string[]>

/**
 * The policy of everything that is not a page: nothing runs and nothing loads in it, even if a
 * browser shows it as a page.
 */
const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** Headers of every answer; a page of ours widens the policy to what it needs. */
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

/**
 * The policy of our pages: scripts only from our own files, styles from these or with a known hash,
 * and apart from publishers' recordings nothing from hosts that are not listed.
 */
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

/**
 * The policy of a page without the browser program: it may use one style, our icon, and its own
 * form or script.
 */
export function plainPagePolicy(styleHash: string, { hasForm = false, hasScript = false } = {}) {
  return policyOf({
    ...nothing,
    'style-src': [quoted(styleHash)],
    'img-src': ["'self'"],
    ...(hasForm && { 'form-action': ["'self'"] }),
    ...(hasScript && { 'script-src': ["'self'"], 'connect-src': ["'self'"] }),
  })
}

/**
 * Headers of documents, such as pictures. Even if a browser shows a document as a page, it has no
 * access to our pages.
 */
export function documentHeaders() {
  return boxed({ ...nothing, sandbox: [] })
}

/**
 * Headers of a page that somebody else wrote: it may use one style of ours, and its links open
 * elsewhere.
 */
export function foreignPageHeaders(styleHash: string) {
  return boxed({
    ...nothing,
    'style-src': [quoted(styleHash)],
    sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
  })
}

/** Headers of a page for a frame in our pages; it contains itself a frame of one other host. */
export function framePageHeaders(styleHash: string, host: string) {
  return {
    ...policyOf({
      ...nothing,
      'style-src': [quoted(styleHash)],
      'frame-src': [`https://${host}`],
      'frame-ancestors': ["'self'"],
    }),
    'x-frame-options': 'SAMEORIGIN',
    // YouTube plays nothing without a referrer, so it gets the address of this server without a
    // path.
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
}

/**
 * Headers without a browsing context group, because browsers show nothing if a sandboxed page asks
 * for one.
 */
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
