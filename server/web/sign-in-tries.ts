import { isIPv6 } from 'node:net'

const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
const REMEMBERED_ADDRESSES = 10_000

/** Makes guessing slow: after a few wrong passwords an address waits, twice as long each time. */
export interface SignInTries {
  /** How long this address has to wait; 0 when it may try. */
  waitMs(address: string, nowMs: number): number
  failed(address: string, nowMs: number): void
  succeeded(address: string): void
}

export function countSignInTries(): SignInTries {
  const tries = new Map<string, { wrong: number; freeAtMs: number }>()

  return {
    waitMs(address, nowMs) {
      const waitMs = Math.max(0, (tries.get(asker(address))?.freeAtMs ?? 0) - nowMs)
      // A clock that was ahead must not shut anybody out for longer than a wait takes.
      return waitMs > LONGEST_WAIT_MS ? 0 : waitMs
    },
    failed(address, nowMs) {
      const who = asker(address)
      const wrong = (tries.get(who)?.wrong ?? 0) + 1
      const doubled = FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES)
      const waitMs = wrong < FREE_TRIES ? 0 : Math.min(doubled, LONGEST_WAIT_MS)
      // Written anew, so that the map's first is always the one that was quiet the longest.
      tries.delete(who)
      tries.set(who, { wrong, freeAtMs: nowMs + waitMs })
      const [quietest] = tries.keys()
      if (tries.size > REMEMBERED_ADDRESSES && quietest) tries.delete(quietest)
    },
    succeeded(address) {
      tries.delete(asker(address))
    },
  }
}

/** One household has 2^64 addresses of IPv6, so its network is what counts. */
function asker(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .join(':')
}
