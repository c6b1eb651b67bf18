import { timingSafeEqual } from 'node:crypto'
import { inHub } from '#server/access/asking.ts'
import type { Secrets } from '#server/tools.ts'

/**
 * The address at which this server plays a publisher's file for a reader. It is signed, so that
 * nobody can make the server fetch other files.
 */
export function mediaAddress(secrets: Secrets, readerId: string, address: string): string {
  const named = Buffer.from(address).toString('base64url')
  return inHub(`/media/${signatureOf(secrets, readerId, address)}/${named}`)
}

/** The publisher's file of such an address; null if this server did not sign it for this reader. */
export function mediaOf(
  secrets: Secrets,
  readerId: string,
  { signature, named }: { signature: string; named: string },
): string | null {
  const address = Buffer.from(named, 'base64url').toString()
  const wanted = Buffer.from(signatureOf(secrets, readerId, address))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? address : null
}

function signatureOf(secrets: Secrets, readerId: string, address: string): string {
  return secrets.sign(`media ${readerId} ${address}`)
}
