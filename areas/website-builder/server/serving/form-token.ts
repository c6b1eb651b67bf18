import { createHash, timingSafeEqual } from 'node:crypto'
import type { World } from '#server/tools.ts'

/**
 * Makes the token that is written into the forms of a page when it is served. It contains the time,
 * signed for this site with the server's key, and shows how long a person had the page before
 * sending a form.
 */
export function formToken({ secrets }: Pick<World, 'secrets'>, siteId: string, at: Date): string {
  const drawn = at.getTime().toString(36)
  return `${drawn}.${signatureOf(secrets, siteId, drawn)}`
}

/** The time in a token; null if the token is forged, or belongs to another site. */
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

/** A hash of a fixed length, as `timingSafeEqual` requires. */
const digest = (text: string) => createHash('sha256').update(text).digest()
