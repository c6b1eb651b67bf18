import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#server/tools.ts'

/** Widths that pictures are shown at; a few, so that each is made once and kept. */
export const pictureWidths = [320, 640, 960, 1440] as const

/** Where this hub shows a picture of somebody else's: signed, so that nobody can have it fetch others. */
export function pictureAddress(secrets: Secrets, address: string, widthPx: number): string {
  const named = Buffer.from(address).toString('base64url')
  return `/pictures/${widthPx}/${signatureOf(secrets, address)}/${named}`
}

/** The picture that an address of ours stands for; null when we did not write it. */
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

/** Sanitised HTML with its pictures by way of this hub. */
export function withOurPictures(secrets: Secrets, html: string): string {
  return html.replaceAll(/(<img\b[^<>]*?) src="([^"]*)"/g, (_, before: string, source: string) => {
    const address = source.replaceAll('&amp;', '&')
    const at = (widthPx: number) => pictureAddress(secrets, address, widthPx)
    const set = pictureWidths.map((widthPx) => `${at(widthPx)} ${widthPx}w`).join(', ')
    return `${before} loading="lazy" src="${at(960)}" srcset="${set}" sizes="(max-width: 760px) 100vw, 720px"`
  })
}

function signatureOf(secrets: Secrets, address: string): string {
  return secrets.sign(`picture ${address}`)
}
