import { EndpointTrouble } from '../trouble.ts'

/** Servers at home have keys like "ollama", which any answer may contain. */
const LEAST_SECRET = 10

/** A key that an answer must not hold; empty where it may hold anything. */
export function secretOf(key: string): string {
  return key.length >= LEAST_SECRET ? key : ''
}

/** Fails for an answer that holds the key, which nobody may read. */
export function refuseKey(text: string, key: string, { address }: { address: string }): void {
  const secret = secretOf(key)
  if (secret !== '' && text.includes(secret)) throw repeatsKey(new URL(address).host)
}

/** Looks for the key in a streamed text, and delays any text that may be its beginning. */
export function keyGuard(key: string, { address }: { address: string }) {
  const secret = secretOf(key)
  let held = ''
  return {
    /** The text that may be passed on. */
    add(text: string): string {
      held += text
      if (secret !== '' && held.includes(secret)) throw repeatsKey(new URL(address).host)
      let kept = Math.min(Math.max(secret.length - 1, 0), held.length)
      while (kept > 0 && !secret.startsWith(held.slice(held.length - kept))) kept--
      const safe = held.slice(0, held.length - kept)
      held = held.slice(safe.length)
      return safe
    },
    /** The held beginning of a text that turned out not to be the key. */
    rest: () => held,
  }
}

export function repeatsKey(host: string): EndpointTrouble {
  return new EndpointTrouble(
    'repeats-key',
    `${host} includes your key in its answer, so the answer was discarded. Do not trust this endpoint; replace the key.`,
  )
}
