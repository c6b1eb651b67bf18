import { Problem } from '#core/problem.ts'

/** The proxies through which requests to the web are sent. */
export interface ProxySettings {
  /**
   * The proxies for http and https addresses; each may contain a name and password. Null if
   * requests are direct.
   */
  http: string | null
  https: string | null
  /** Hosts that are reached directly, as NO_PROXY lists them. */
  bypass: string[]
}

type Environment = Record<string, string | undefined>

/**
 * Reads SYNTHWIRE_HTTP_PROXY, for http and https alike, or else the variables that other programs
 * use; null if no proxy is set. NO_PROXY is read in either case.
 */
export function readProxy(env: Environment): ProxySettings | null {
  const own = proxyIn(env, 'SYNTHWIRE_HTTP_PROXY')
  const http = own ?? proxyIn(env, 'http_proxy') ?? proxyIn(env, 'HTTP_PROXY')
  const https = own ?? proxyIn(env, 'https_proxy') ?? proxyIn(env, 'HTTPS_PROXY')
  if (http === null && https === null) return null
  const list = env['no_proxy'] || env['NO_PROXY'] || ''
  return { http, https, bypass: list.split(/[\s,]+/).filter(Boolean) }
}

/** The proxy for an address; null if the address is reached directly. */
export function proxyFor(url: URL, { http, https, bypass }: ProxySettings): string | null {
  const proxy = url.protocol === 'https:' ? https : http
  return proxy === null || bypass.some((pattern) => isMeant(url, pattern)) ? null : proxy
}

/**
 * Says if an address matches a pattern such as "*", "example.org" (with all names below it),
 * ".example.org", "*.example.org", or "10.0.0.5:8080".
 */
function isMeant(url: URL, pattern: string): boolean {
  if (pattern === '*') return true
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(pattern.toLowerCase()) ?? []
  const usual = url.protocol === 'https:' ? '443' : '80'
  if (port !== undefined && port !== (url.port || usual)) return false
  const suffix = name.replace(/^\*?\./, '')
  return url.hostname === suffix || url.hostname.endsWith(`.${suffix}`)
}

function proxyIn(env: Environment, name: string): string | null {
  const text = env[name]
  if (!text) return null
  const address = text.includes('://') ? text : `http://${text}`
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return address
  // The message does not repeat the text, which may contain a password.
  throw new Problem(
    'invalid',
    `${name} is not the address of a proxy. Use one such as http://proxy.example:3128, or leave it out.`,
  )
}
