import type { AppsSettings } from '../settings/apps-setting.ts'
import type { Settings } from '../settings/settings.ts'

/** The settings that the listener for strangers receives: no password, no key, no database. */
export interface ListenerSettings extends Pick<
  Settings,
  'host' | 'publicAddress' | 'hosts' | 'trustedProxies'
> {
  hubPort: number
  port: number
  domain: string | null
  signInHeader: string | null
}

export function listenerSettings(settings: Settings, apps: AppsSettings): ListenerSettings {
  const { host, publicAddress, hosts, trustedProxies } = settings
  return {
    host,
    publicAddress,
    hosts,
    trustedProxies,
    hubPort: settings.port,
    port: apps.port,
    domain: apps.domain,
    signInHeader: settings.signIn.header,
  }
}

/**
 * The server's origin under the host of a site that shares it, which may be any address of this
 * machine; none for an IPv6 address.
 */
export function originsBeside(origin: string, hubPort: number): string[] {
  const { protocol, hostname } = new URL(origin)
  return hostname.startsWith('[') ? [] : [new URL(`${protocol}//${hostname}:${hubPort}`).origin]
}

/** The server's origins in browsers; a site that may be shown in frames allows these. */
export function originsOfHub({
  hubPort,
  publicAddress,
  hosts,
}: Pick<ListenerSettings, 'hubPort' | 'publicAddress' | 'hosts'>): string[] {
  // IPv6 addresses are left out, because a policy cannot contain them.
  const names = ['localhost', '127.0.0.1', ...hosts].filter((name) => !name.includes(':'))
  const here = names.map((name) => new URL(`http://${name}:${hubPort}`).origin)
  return [...(publicAddress ? [new URL(publicAddress).origin] : []), ...here]
}
