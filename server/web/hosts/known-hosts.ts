import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { isLoopback, plainName } from '../../settings/host-name.ts'

const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])
/**
 * The time for which the list of addresses is kept: they may change, and making the list takes
 * longer than reading it.
 */
const ADDRESSES_HOLD_MS = 5000

export interface HostSettings {
  /** The host at which the server listens. */
  host: string
  publicAddress?: string | null
  /** Names that the owner adds. */
  hosts?: string[]
}

/** The host names of the server, each in the form of `plainName`. */
export interface KnownHosts {
  /** Says if every client understands the name as its own machine. */
  isLocal(name: string): boolean
  /**
   * Says if the name is one of the server's; `reachedAt` is the address of this machine at which
   * the request arrived.
   */
  isKnown(name: string, reachedAt: string | undefined): boolean
}

export function knownHosts({ host, publicAddress, hosts = [] }: HostSettings): KnownHosts {
  const listensAt = plainName(host) ?? host
  const isEverywhere = EVERY_ADDRESS.has(listensAt)
  const listed = new Set(hosts.map((name) => plainName(name) ?? name))
  const names = new Set(listed)
  if (!isEverywhere) names.add(listensAt)
  if (publicAddress) names.add(plainName(new URL(publicAddress).hostname) ?? '')
  const own = ownAddresses()

  const isLocal = (name: string) =>
    isLoopback(name) || (name.endsWith('.localhost') && listed.has(name))

  return {
    isLocal,
    isKnown(name, reachedAt) {
      if (isLocal(name) || names.has(name)) return true
      if (!ipaddr.isValid(name)) return false
      if (reachedAt !== undefined && plainName(reachedAt) === name) return true
      return isEverywhere && own().has(name)
    },
  }
}

/** The first listed name by which other machines may reach the server; null if there is none. */
export function sharedName({ hosts = [] }: HostSettings): string | null {
  return hosts.find((name) => !isLoopback(name) && !name.endsWith('.localhost')) ?? null
}

function ownAddresses(): () => Set<string> {
  let addresses = new Set<string>()
  let staleAtMs = -Infinity
  return () => {
    if (performance.now() >= staleAtMs) {
      const all = Object.values(networkInterfaces()).flatMap((some = []) => some)
      addresses = new Set(all.map(({ address }) => plainName(address) ?? address))
      staleAtMs = performance.now() + ADDRESSES_HOLD_MS
    }
    return addresses
  }
}
