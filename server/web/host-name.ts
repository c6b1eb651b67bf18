import { BlockList, isIPv4, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** The name in a Host header, without its port; empty where it cannot be one. */
export function nameOfHost(host: string | undefined): string {
  const address = `http://${host ?? ''}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : ''
}

/** Reachable from this machine alone. */
export function isLoopback(host: string): boolean {
  if (isIPv4(host)) return loopback.check(host, 'ipv4')
  if (isIPv6(host)) return loopback.check(host, 'ipv6')
  return /^(.+\.)?localhost\.?$/i.test(host)
}
