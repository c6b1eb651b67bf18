import { lookup, type LookupAddress } from 'node:dns'
import ipaddr from 'ipaddr.js'
import { Problem } from '#core/problem.ts'
import { isNeverAsked } from '../settings/public-address.ts'
import { publicReach, type Reach } from './reach.ts'

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * Resolves a name for a connection and refuses private addresses. The connection uses the address
 * that was checked, so a name cannot resolve differently the second time.
 */
export function guardedLookup({ allows }: Reach) {
  return (
    hostname: string,
    options: { all?: boolean; family?: number | string | undefined },
    callback: Callback,
  ): void => {
    const family = options.family === 6 ? 6 : options.family === 4 ? 4 : 0
    lookup(hostname, { all: true, verbatim: true, family }, (error, addresses) => {
      if (error) return callback(error, '')
      const inside = addresses.find(({ address }) => !allows(address))
      if (inside) return callback(refused(hostname, inside.address), '')
      if (options.all) return callback(null, addresses)
      callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

/** The checked address of a host, in the form of a URL, for a proxy that makes the connection. */
export async function publicAddressOf({ hostname }: URL): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return hostname
  const address = await new Promise<string>((resolve, reject) => {
    guardedLookup(publicReach)(host, { family: undefined }, (error, found) =>
      error ? reject(error) : resolve(found as string),
    )
  })
  return address.includes(':') ? `[${address}]` : address
}

/**
 * Refuses a host that is written as an address that may not be reached. Such a host is never
 * resolved, so `guardedLookup` does not check it.
 */
export function refuseHost(url: URL, { allows }: Reach): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !allows(host)) throw refused(url.hostname, host)
}

function refused(host: string, address: string): Problem {
  const where = host === address || host === `[${address}]` ? host : `${host} (${address})`
  if (isNeverAsked(address)) {
    return new Problem(
      'invalid',
      `${where} is an address of this machine's own link or of its cloud, which Synthwire never fetches from.`,
    )
  }
  return new Problem(
    'invalid',
    `${where} is inside the private network, which Synthwire does not fetch from. To allow that, start with SYNTHWIRE_ALLOW_PRIVATE_FEEDS=1, or with its network there.`,
  )
}
