import { createPrivateKey, sign } from 'node:crypto'
import type { PushKey } from './push-key.ts'

/** The lifetime of a token; RFC 8292 allows up to a day. */
const VALID_SECONDS = 12 * 3600
const COORDINATE_BYTES = 32

/**
 * The header that identifies this server to a push service (RFC 8292), signed with its key. Without
 * a contact, `sub` is left out, which the RFC allows but the library for encryption does not.
 */
export function vapidAuthorization(
  { publicKey, privateKey }: PushKey,
  { endpoint, contact, now }: { endpoint: string; contact: string | null; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + VALID_SECONDS,
    ...(contact !== null && { sub: contact }),
  }
  const signed = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url(claims)}`
  const point = Buffer.from(publicKey, 'base64url').subarray(1)
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(0, COORDINATE_BYTES).toString('base64url'),
      y: point.subarray(COORDINATE_BYTES).toString('base64url'),
      d: privateKey,
    },
  })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
