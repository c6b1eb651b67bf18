/** The devices that can open an address: only this computer, those of its network, or anyone's. */
export type Reach = 'computer' | 'network' | 'anyone'

/** Endings of names that are known only inside a home or office network. */
const LOCAL_NAME = /\.(?:local|lan|home|internal|home\.arpa)$/
const PRIVATE_V4 =
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./
const PRIVATE_V6 = /^\[(?:f[cd]|fe[89ab])/

/**
 * Tells from the host in an address which devices can open it; an unclear host counts as public.
 */
export function reachOf(address: string): Reach {
  if (!URL.canParse(address)) return 'anyone'
  const host = new URL(address).hostname.replace(/\.$/, '')
  if (host === 'localhost' || host.endsWith('.localhost')) return 'computer'
  if (/^127\.|^\[::1\]$/.test(host)) return 'computer'
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host)
  if (isNumber) return PRIVATE_V4.test(host) || PRIVATE_V6.test(host) ? 'network' : 'anyone'
  return !host.includes('.') || LOCAL_NAME.test(host) ? 'network' : 'anyone'
}
