import { BlockList, isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

const HIGHEST_PORT = 65_535
/**
 * Matches a host: a name or an IPv4 address, or an IPv6 address in brackets, each possibly with a
 * port.
 */
const SHAPE = /^(?:\[[\da-f:.]+\]|[a-z\d._-]{1,255})(?::(\d{0,5}))?$/i

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** The name in a Host header, in the form of `plainName`; null if the header is not well-formed. */
export function nameOfHost(host: string): string | null {
  const shape = SHAPE.exec(host)
  if (!shape || Number(shape[1] ?? 0) > HIGHEST_PORT) return null
  return plainName(host.replace(/:\d*$/, ''))
}

/**
 * The normal form of a name or address: small letters, without brackets and the dot at the end;
 * null for anything else.
 */
export function plainName(name: string): string | null {
  const bare = name.replace(/^\[(.*)\]$/, '$1')
  if (!isIPv6(bare) && /[\s:/?#@\\[\]]/.test(name)) return null
  const address = `http://${isIPv6(bare) ? `[${bare}]` : name}`
  if (!URL.canParse(address)) return null
  const plain = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '')
  return ipaddr.isValid(plain) ? ipaddr.process(plain).toString() : plain || null
}

/** Says if only this machine can reach the host. */
export function isLoopback(name: string): boolean {
  if (isIPv4(name)) return loopback.check(name, 'ipv4')
  if (isIPv6(name)) return loopback.check(name, 'ipv6')
  return /^localhost\.?$/i.test(name)
}
