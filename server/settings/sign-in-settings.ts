import { Problem } from '#core/problem.ts'

/** Ways to sign in, in addition to passwords and passkeys. */
export interface SignInSettings {
  /**
   * The header in which a proxy names the signed-in person, in small letters; null if no proxy
   * does.
   */
  header: string | null
  /**
   * True if an unknown person that a proxy or provider names becomes a reader at once; 'ask' if an
   * owner decides.
   */
  createsReaders: boolean | 'ask'
}

/**
 * Headers that cannot name a reader, because browsers send them or the server has another use for
 * them.
 */
const OF_OTHERS =
  /^(?:authorization|connection|content-.*|cookie|host|origin|sec-.*|x-forwarded-.*|forwarded|accept.*|user-agent)$/

/**
 * Reads the ways to sign in. The trusted header is refused without a proxy in
 * SYNTHWIRE_TRUSTED_PROXIES.
 */
export function readSignIn(
  env: Record<string, string | undefined>,
  trustedProxies: readonly string[],
): SignInSettings {
  const header = (env['SYNTHWIRE_SIGN_IN_HEADER'] ?? '').toLowerCase() || null
  const creates = env['SYNTHWIRE_SIGN_IN_CREATES_READERS'] || '0'
  if (header !== null && (!/^[a-z\d-]{1,100}$/.test(header) || OF_OTHERS.test(header))) {
    throw new Problem(
      'invalid',
      `SYNTHWIRE_SIGN_IN_HEADER is "${header}". Give the name of the header in which your proxy names who signed in, such as Remote-User.`,
    )
  }
  if (header !== null && trustedProxies.length === 0) {
    throw new Problem(
      'invalid',
      'SYNTHWIRE_SIGN_IN_HEADER is set, and SYNTHWIRE_TRUSTED_PROXIES is not. Name the proxy that sends the header there: anybody else could write it as well.',
    )
  }
  if (creates !== '0' && creates !== '1' && creates !== 'ask') {
    throw new Problem(
      'invalid',
      `SYNTHWIRE_SIGN_IN_CREATES_READERS is "${creates}". Give 1 or 0, or ask.`,
    )
  }
  return { header, createsReaders: creates === 'ask' ? 'ask' : creates === '1' }
}
