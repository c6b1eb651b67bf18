import { Problem } from '#core/problem.ts'
import { isLoopback } from './host-name.ts'

/** A server that identifies people by OpenID Connect. */
export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** The provider's name on the sign-in button. */
  name: string
}

const LONGEST = 1000

/**
 * Reads the provider's settings; null if there is none. `readFile` returns the first line of a
 * file, or fails with an explanation.
 */
export function readProvider(
  env: Record<string, string | undefined>,
  readFile: (path: string) => string,
): ProviderSettings | null {
  const issuer = env['SYNTHWIRE_OIDC_ISSUER'] || null
  if (issuer === null) return null
  const url = URL.canParse(issuer) ? new URL(issuer) : null
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.username !== '' || url.search !== '' || issuer.length > LONGEST) {
    throw new Problem(
      'invalid',
      'SYNTHWIRE_OIDC_ISSUER is not an address of an identity provider. Give one such as https://id.example.org, with https.',
    )
  }
  const clientId = env['SYNTHWIRE_OIDC_CLIENT_ID'] ?? ''
  const file = env['SYNTHWIRE_OIDC_CLIENT_SECRET_FILE']
  const clientSecret = file ? readFile(file).trim() : (env['SYNTHWIRE_OIDC_CLIENT_SECRET'] ?? '')
  if (clientId === '' || clientSecret === '') {
    throw new Problem(
      'invalid',
      'SYNTHWIRE_OIDC_ISSUER is set, so SYNTHWIRE_OIDC_CLIENT_ID and SYNTHWIRE_OIDC_CLIENT_SECRET (or SYNTHWIRE_OIDC_CLIENT_SECRET_FILE) have to be as well.',
    )
  }
  const name = (env['SYNTHWIRE_OIDC_NAME'] || url.hostname).slice(0, 100)
  return { issuer, clientId, clientSecret, name }
}
