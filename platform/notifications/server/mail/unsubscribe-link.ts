import type { Secrets, Tools } from '#server/tools.ts'
import { isPublicHost } from '../public-host.ts'

export const UNSUBSCRIBE_PATH = '/mail/unsubscribe'

/**
 * Says how mails can be unsubscribed from. Mail providers click for their readers only over https (RFC 8058), and only
 * if they can reach this server.
 */
export function unsubscribingBy(publicAddress: string | null): 'one-click' | 'page' | 'settings' {
  if (publicAddress === null) return 'settings'
  const { protocol, hostname } = new URL(publicAddress)
  return protocol === 'https:' && isPublicHost(hostname) ? 'one-click' : 'page'
}

/** Makes a link by which anybody who has it can unsubscribe its reader from that list, and nothing else. */
export function unsubscribeLink(
  { publicAddress, secrets }: Pick<Tools, 'publicAddress' | 'secrets'>,
  readerId: string,
  list: string,
): string | null {
  if (publicAddress === null) return null
  const what = Buffer.from(JSON.stringify([readerId, list])).toString('base64url')
  return `${publicAddress}${UNSUBSCRIBE_PATH}/${what}.${signatureOf(secrets, what)}`
}

/** Reads the reader and the list of a link; null for a link of others. */
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
