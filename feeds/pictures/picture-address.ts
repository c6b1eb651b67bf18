import { timingSafeEqual } from 'node:crypto'
import { inHub } from '#server/access/asking.ts'
import type { Secrets } from '#server/tools.ts'

/**
 * The widths at which pictures are shown. There are only a few, so that each is made once and kept.
 */
export const pictureWidths = [320, 640, 960, 1440] as const

/**
 * The addresses of a publisher's picture on this server, by width. They are signed, so that nobody
 * can make the server fetch other pictures.
 */
export function pictureAddresses(
  secrets: Secrets,
  address: string,
): [widthPx: number, ours: string][] {
  const named = Buffer.from(address).toString('base64url')
  const signature = signatureOf(secrets, address)
  return pictureWidths.map((widthPx) => [
    widthPx,
    inHub(`/pictures/${widthPx}/${signature}/${named}`),
  ])
}

/**
 * The publisher's picture of such an address; null if this server did not sign it or lacks the
 * width.
 */
export function pictureOf(
  secrets: Secrets,
  { width, signature, named }: { width: string; signature: string; named: string },
): { address: string; widthPx: number } | null {
  const widthPx = pictureWidths.find((known) => String(known) === width)
  const address = Buffer.from(named, 'base64url').toString()
  const wanted = Buffer.from(signatureOf(secrets, address))
  const given = Buffer.from(signature)
  const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given)
  return widthPx !== undefined && isOurs ? { address, widthPx } : null
}

function signatureOf(secrets: Secrets, address: string): string {
  return secrets.sign(`picture ${address}`)
}
