import { createHash, timingSafeEqual } from 'node:crypto'
import type { World } from '#server/tools.ts'

/**
 * A token that is written into the forms of a page when it is answered: the time, signed for the
 * site by the server's key. It shows how long a person had the page before they sent a form of it.
 */
export function formToken({ secrets }: Pick<World, 'secrets'>, siteId: string, at: Date): string {
  const drawn = at.getTime().toString(36)
  return `${drawn}.${signatureOf(secrets, siteId, drawn)}`
}

/** The time of a token; null for a token of another site, and for a forged one. */
export function readFormToken(
  { secrets }: Pick<World, 'secrets'>,
  siteId: string,
  token: string,
): Date | null {
  const [, drawn, signature] = /^([\da-z]{1,10})\.([\w-]{1,100})$/.exec(token) ?? []
  if (drawn === undefined || signature === undefined) return null
  const isOurs = timingSafeEqual(digest(signature), digest(signatureOf(secrets, siteId, drawn)))
  return isOurs ? new Date(Number.parseInt(drawn, 36)) : null
}

function signatureOf(secrets: World['secrets'], siteId: string, drawn: string): string {
  return secrets.sign(`website-form ${siteId} ${drawn}`)
}

/** Texts of any length are compared in the same time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
