import { isIP } from 'node:net'
import { askingOrigin } from '../../access/asking.ts'
import { isLoopback, plainName } from '../../settings/host-name.ts'
import type { Settings } from '../../settings/settings.ts'
import { probeSite } from './probe-site.ts'

/** Addresses of apps and sites, made in one place for all areas. */
export interface SiteAddresses {
  /**
   * The address of the root of a site for the present client, or the public address in a job;
   * `name` is a single label. Null if apps and sites are not served.
   */
  siteAddress(name: string): string | null
  /** The port of apps and sites; null if they are not served. */
  sitePort(): number | null
  /** The source in a content policy that allows frames of all sites; null if none can be shown. */
  siteFrames(): string | null
  /**
   * The addresses of sites for the present client, and who can reach them; null if apps and sites
   * are not served.
   */
  siteReach(): Promise<SiteReach | null>
  /** The status of a site's first page at the listener of this program (see `probeSite`). */
  probeSite(name: string): Promise<number | null>
}

export interface SiteReach {
  /**
   * The clients that can reach the addresses: everybody; only browsers on this machine; or
   * everybody, but below a path of a shared host, where pages have no origin.
   */
  reach: 'everybody' | 'this-machine' | 'shared'
  addressOf(name: string): string
  /**
   * The DNS record and the setting by which everybody could reach sites by their own names; null if
   * everybody can already.
   */
  dns: {
    record: string
    setting: string
    /** The reason why the domain in the settings does not work; null if none is set. */
    fault: string | null
  } | null
}

type Where = Pick<Settings, 'host' | 'port' | 'publicAddress'>

const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/**
 * Makes the functions for addresses of sites. `tryDomain` returns the reason why names below
 * APPS_DOMAIN do not lead to this server; null if none is known.
 */
export function siteAddresses(
  where: Where & Pick<Settings, 'apps'>,
  tryDomain: () => Promise<string | null> = async () => null,
): SiteAddresses {
  const { apps, host, publicAddress } = where
  if (apps === null)
    return {
      siteAddress: () => null,
      sitePort: () => null,
      siteFrames: () => null,
      siteReach: async () => null,
      probeSite: async () => null,
    }
  const { domain, port } = apps

  /** The host that all sites share; null if each site has a host of its own. */
  function sharedHost(): URL | null {
    if (domain !== null) return null
    const asked =
      askingOrigin() ?? publicAddress ?? `http://${host.includes(':') ? `[${host}]` : host}`
    const { protocol, hostname } = new URL(asked)
    const name = plainName(hostname) ?? ''
    if (isLoopback(name) || name.endsWith('.localhost') || EVERY_ADDRESS.has(name)) return null
    return new URL(`${protocol}//${hostname}:${port}/`)
  }

  const named = (name: string) =>
    domain === null ? `http://${name}.localhost:${port}` : originBelow(domain, name, where, port)

  const addressAt = (shared: URL | null, name: string) =>
    shared ? `${shared.origin}/${name}/` : `${new URL(named(name)).origin}/`

  return {
    probeSite: (name) => probeSite(where, name),
    siteAddress: (name) => addressAt(sharedHost(), name),
    sitePort: () => port,
    async siteReach() {
      const shared = sharedHost()
      const addressOf = (name: string) => addressAt(shared, name)
      const fault = domain === null ? null : await tryDomain()
      if (fault !== null) {
        const reached = await siteAddresses({
          ...where,
          apps: { ...apps, domain: null },
        }).siteReach()
        return reached && { ...reached, dns: { ...recordFor(domain ?? ''), fault } }
      }
      if (domain !== null) return { reach: 'everybody', addressOf, dns: null }
      const reach = shared ? 'shared' : 'this-machine'
      return { reach, addressOf, dns: { ...recordFor(domainBeside(publicAddress)), fault: null } }
    },
    siteFrames() {
      const shared = sharedHost()
      // There is no source for an IPv6 address, which a policy cannot contain.
      if (shared) return shared.hostname.startsWith('[') ? null : shared.origin
      return named('*')
    },
  }
}

/**
 * The origin of a name below APPS_DOMAIN. If a proxy serves the server's public address, it serves
 * the domain, too, at the same port; without a proxy, the second listener is addressed directly.
 */
export function originBelow(
  domain: string,
  name: string,
  { publicAddress, port: hubPort }: Pick<Where, 'publicAddress' | 'port'>,
  port: number,
): string {
  const front = publicAddress === null ? null : new URL(publicAddress)
  const isProxy =
    front !== null && front.origin !== new URL(`http://${front.hostname}:${hubPort}`).origin
  if (!isProxy) return `http://${name}.${domain}:${port}`
  return `${front.protocol}//${name}.${domain}${front.port && `:${front.port}`}`
}

/**
 * A domain that an owner could choose for sites: one below the domain of the server, if the server
 * has one.
 */
function domainBeside(publicAddress: string | null): string {
  const name = plainName(new URL(publicAddress ?? 'http://localhost').hostname) ?? ''
  return name.includes('.') && isIP(name) === 0 ? `apps.${name}` : 'apps.example.org'
}

const recordFor = (domain: string) => ({
  record: `*.${domain}. A ADDRESS-OF-THIS-MACHINE`,
  setting: `APPS_DOMAIN=${domain}`,
})
