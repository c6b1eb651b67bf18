/** Rights of a site's pages beyond loading their own files. Its area grants them; no header can. */
export interface SiteNeeds {
  /** True if pages of the server may show the site in a frame. */
  isFramedByHub?: boolean
  /**
   * True for a reader's app: it may also use inline styles, `blob:` pictures and media, and
   * WebAssembly, and cannot leave its tab.
   */
  isApp?: boolean
  /** Origins to which scripts of the site may send requests, such as "https://api.example.org". */
  asks?: readonly string[]
}

export interface PolicyOf {
  needs: SiteNeeds
  /** The address of the site's root in browsers, such as "http://localhost:4601/shop/". */
  root: string
  /**
   * True if the site has no host of its own. Its pages then get no origin, because their host and
   * its cookies are the server's.
   */
  isShared: boolean
  /** Origins of the server. */
  hub: readonly string[]
}

const ORIGIN = /^(?:https?|wss?):\/\/[a-z\d.-]+(?::\d{1,5})?$/
/**
 * Features that pages may not use. Bluetooth is left out for pages without an origin: they cannot
 * use it anyway, and Chromium on some systems warns about it as an unknown feature.
 */
const POWERS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), microphone=(), payment=(), publickey-credentials-get=(), serial=(), usb=()'

/**
 * Headers of every answer of a site. They are sent with any type of content, because browsers may
 * show a picture as a page.
 */
export function policyHeaders({ needs, root, isShared, hub }: PolicyOf): Record<string, string> {
  const own = isShared ? root : "'self'"
  const asks = (needs.asks ?? []).filter((origin) => ORIGIN.test(origin))
  const inline = needs.isApp ? ["'unsafe-inline'"] : []
  const made = needs.isApp ? ['data:', 'blob:'] : ['data:']
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [own, ...(needs.isApp ? ["'wasm-unsafe-eval'"] : [])],
    'style-src': [own, ...inline],
    'img-src': [own, ...made],
    'font-src': [own, 'data:'],
    'media-src': [own, ...(needs.isApp ? ['blob:'] : [])],
    'connect-src': [own, ...asks],
    'worker-src': [own],
    'manifest-src': [own],
    'form-action': [own],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': needs.isFramedByHub ? hub : ["'none'"],
    ...sandboxOf(needs, isShared),
  }
  const policy = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '))
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': isShared ? POWERS : `${POWERS}, bluetooth=()`,
    'referrer-policy': needs.isApp || isShared ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    ...(needs.isFramedByHub ? {} : { 'x-frame-options': 'DENY' }),
    ...(isShared ? withoutOrigin : ofOwnOrigin),
  }
}

/**
 * For pages without an origin: no file has the same origin, so browsers request modules with the
 * origin "null".
 */
const withoutOrigin = { 'access-control-allow-origin': 'null' }
const ofOwnOrigin = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

function sandboxOf({ isApp }: SiteNeeds, isShared: boolean): Record<string, readonly string[]> {
  const allowed = ['allow-scripts', 'allow-forms', 'allow-modals', 'allow-downloads']
  if (isShared) return { sandbox: allowed }
  return isApp ? { sandbox: [...allowed, 'allow-same-origin'] } : {}
}
