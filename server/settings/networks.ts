import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Problem } from '#core/problem.ts'

/**
 * Reads the addresses and networks in a variable, separated by commas or spaces; `of` names their
 * purpose.
 */
export function readNetworks(name: string, text: string | undefined, of: string): string[] {
  const networks = text?.split(/[\s,]+/).filter((word) => word !== '') ?? []
  for (const network of networks) {
    if (isNetwork(network)) continue
    throw new Problem(
      'invalid',
      `${name} names "${network}". Give addresses and networks ${of}, like 127.0.0.1, 10.0.0.0/8, fd00::/8.`,
    )
  }
  return networks
}

/**
 * Says if a text is an address or a network. The network of all addresses is refused, because it
 * would allow everything.
 */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return false
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Returns a function that says if an address is in one of the networks. */
export function isAmong(networks: readonly string[]): (address: string) => boolean {
  const listed = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) listed.addAddress(address, family)
    else listed.addSubnet(address, Number(bits), family)
  }
  return (text) => {
    if (isIP(text) === 0) return false
    // IPv4 addresses that are written as IPv6 are compared as IPv4.
    const address = ipaddr.process(text).toString()
    return listed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}
