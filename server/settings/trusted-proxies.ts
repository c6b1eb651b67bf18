import { isIP } from 'node:net'
import { Problem } from '#core/problem.ts'

/** What SYNTHWIRE_TRUSTED_PROXIES lists: addresses and networks, apart by commas or spaces. */
export function readTrustedProxies(text: string | undefined): string[] {
  const networks = text?.split(/[\s,]+/).filter((word) => word !== '') ?? []
  for (const network of networks) {
    if (isNetwork(network)) continue
    throw new Problem(
      'invalid',
      `SYNTHWIRE_TRUSTED_PROXIES names "${network}". Give addresses and networks of your own proxies, like 127.0.0.1, 10.0.0.0/8, fd00::/8.`,
    )
  }
  return networks
}

/** A network of everybody is none: whoever is trusted may say to come from anywhere. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return false
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
}
