import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signature methods that WebSub (section 8) allows. */
const METHODS = ['sha1', 'sha256', 'sha384', 'sha512']

/** Says if the body was signed with the secret that only the hub and this server know. */
export function isSigned(body: Uint8Array, stated: string | undefined, secret: string): boolean {
  const [, method, signature] = /^\s*(\w+)=([0-9a-f]+)\s*$/i.exec(stated ?? '') ?? []
  if (!method || !signature || !METHODS.includes(method.toLowerCase())) return false
  const expected = createHmac(method.toLowerCase(), secret).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
