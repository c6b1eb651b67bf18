import { EndpointTrouble } from '../trouble.ts'

/**
 * The least length at which a key counts as secret. Home servers have keys like "ollama", which any
 * answer may contain.
 */
const LEAST_SECRET = 10

/** The key if answers must not contain it; empty if it is too short to be a secret. */
export function secretOf(key: string): string {
  return key.length >= LEAST_SECRET ? key : ''
}

/** Fails if an answer contains the key, so that nobody can read it there. */
export function refuseKey(text: string, key: string, { address }: { address: string }): void {
  const secret = secretOf(key)
  if (secret !== '' && text.includes(secret)) throw repeatsKey(new URL(address).host)
}

/**
 * Searches a streamed text for the key, and holds back any text that may be the beginning of the
 * key.
 */
export function keyGuard(key: string, { address }: { address: string }) {
  const secret = secretOf(key)
  let held = ''
  return {
    /** Returns the text that can be passed on. */
    add(text: string): string {
      held += text
      if (secret !== '' && held.includes(secret)) throw repeatsKey(new URL(address).host)
      let kept = Math.min(Math.max(secret.length - 1, 0), held.length)
      while (kept > 0 && !secret.startsWith(held.slice(held.length - kept))) kept--
      const safe = held.slice(0, held.length - kept)
      held = held.slice(safe.length)
      return safe
    },
    /** Returns the text that is still held back at the end, which is not the key. */
    rest: () => held,
  }
}

export function repeatsKey(host: string): EndpointTrouble {
  return new EndpointTrouble(
    'repeats-key',
    `${host} includes your key in its answer, so the answer was discarded. Do not trust this endpoint; replace the key.`,
  )
}
