import { createHmac, randomBytes } from 'node:crypto'

// The prefix of secrets. Signatures follow https://www.standardwebhooks.com.

const PREFIX = 'whsec_'
/** The number of random bytes in a secret; the specification requires 24 to 64. */
const SECRET_BYTES = 32

export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/**
 * The headers with which a receiver can check the sender, the time and the integrity of the body.
 * They have one signature for each secret.
 */
export function signedHeaders(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => signatureOf(secret, { id, timestamp, body }))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/** The signature of a delivery with one secret, as it is written in the header. */
export function signatureOf(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Uint8Array },
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}
