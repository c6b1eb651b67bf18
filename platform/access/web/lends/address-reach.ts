/** Devices that can open an address: this computer alone, those of the same network, or anyone's. */
export type Reach = 'computer' | 'network' | 'anyone'

/** Names that only a network at home or at work knows. */
const LOCAL_NAME = /\.(?:local|lan|home|internal|home\.arpa)$/
const PRIVATE_V4 =
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./
const PRIVATE_V6 = /^\[(?:f[cd]|fe[89ab])/

/** Judges by the name in the address; a name that others could use counts as public. */
export function reachOf(address: string): Reach {
  if (!URL.canParse(address)) return 'anyone'
  const host = new URL(address).hostname.replace(/\.$/, '')
  if (host === 'localhost' || host.endsWith('.localhost')) return 'computer'
  if (/^127\.|^\[::1\]$/.test(host)) return 'computer'
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host)
  if (isNumber) return PRIVATE_V4.test(host) || PRIVATE_V6.test(host) ? 'network' : 'anyone'
  return !host.includes('.') || LOCAL_NAME.test(host) ? 'network' : 'anyone'
}
