import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32

/**
 * Makes a secret that only its holder knows. Nobody guesses 256 random bits, so a plain hash of the
 * secret can be stored.
 */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
