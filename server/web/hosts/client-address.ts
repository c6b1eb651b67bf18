import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isAmong } from '../../settings/networks.ts'

/**
 * The bits of an IPv6 address that name a network: a household has all addresses of its network.
 */
const NETWORK_BITS = 64

/**
 * Returns a function that says if an address belongs to a proxy that is trusted about addresses and
 * protocols.
 */
export function trustIn(networks: string[]): (address: string) => boolean {
  const isTrusted = isAmong(networks)
  return (text) => {
    const address = readAddress(text)
    return address !== null && isTrusted(address)
  }
}

/**
 * The network that counts as one client: an IPv4 address, or a network of IPv6. Fastify provides
 * the address, skipping trusted proxies; if a proxy forwarded no address, its own counts.
 */
export function networkOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = readAddress(ip) ?? readAddress(socket.remoteAddress)
  if (address === null) return 'unknown'
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return address
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}

/** Reads an address as proxies write it, some with a port; null if the text is no address. */
function readAddress(text: string | undefined): string | null {
  const [, inBrackets, beforePort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text ?? '') ?? []
  const address = (inBrackets ?? beforePort ?? text ?? '').split('%', 1)[0]!
  return isIP(address) === 0 ? null : ipaddr.process(address).toString()
}
