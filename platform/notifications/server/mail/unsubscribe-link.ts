import type { Secrets, Tools } from '#server/tools.ts'
import { isPublicHost } from '../public-host.ts'

export const UNSUBSCRIBE_PATH = '/mail/unsubscribe'

/**
 * Says how recipients can unsubscribe. Mail providers offer one click only if they can reach this
 * server by https (RFC 8058).
 */
export function unsubscribingBy(publicAddress: string | null): 'one-click' | 'page' | 'settings' {
  if (publicAddress === null) return 'settings'
  const { protocol, hostname } = new URL(publicAddress)
  return protocol === 'https:' && isPublicHost(hostname) ? 'one-click' : 'page'
}

/**
 * A link with which anybody who has it can unsubscribe the reader from this list, and nothing else;
 * null without a public address.
 */
export function unsubscribeLink(
  { publicAddress, secrets }: Pick<Tools, 'publicAddress' | 'secrets'>,
  readerId: string,
  list: string,
): string | null {
  if (publicAddress === null) return null
  const what = Buffer.from(JSON.stringify([readerId, list])).toString('base64url')
  return `${publicAddress}${UNSUBSCRIBE_PATH}/${what}.${signatureOf(secrets, what)}`
}

/** Reads the reader and the list from a link's token; null if this server did not sign it. */
export function readUnsubscribe(
  secrets: Secrets,
  token: string,
): { readerId: string; list: string } | null {
  const dot = token.indexOf('.')
  const what = token.slice(0, dot)
  if (dot < 0 || token.slice(dot + 1) !== signatureOf(secrets, what)) return null
  const [readerId, list] = JSON.parse(Buffer.from(what, 'base64url').toString()) as [string, string]
  return { readerId, list }
}

function signatureOf(secrets: Secrets, what: string): string {
  return secrets.sign(`unsubscribe ${what}`)
}
