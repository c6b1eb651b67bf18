import { hostOf } from '#engine/addresses/host-of.ts'

/** Runs work for an address when it is the turn of the address's host. */
export type HostQueue = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Allows one request at a time for each host with a pause after it, and at most `maxAtOnce` hosts
 * at once. Invalid addresses count as one host.
 */
export function hostQueue({
  pauseMs,
  maxAtOnce,
}: {
  pauseMs: number
  maxAtOnce: number
}): HostQueue {
  const lastOfHost = new Map<string, Promise<unknown>>()
  let free = maxAtOnce
  const waiting: (() => void)[] = []

  async function withPlace<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }

  return (address, work) => {
    const host = hostOf(address)
    const before = lastOfHost.get(host)
    const result = (before ?? Promise.resolve()).then(() => withPlace(work))
    const turn = result
      .catch(() => {})
      .then(() =>
        pauseMs > 0 ? new Promise((resolve) => setTimeout(resolve, pauseMs)) : undefined,
      )
      .then(() => {
        if (lastOfHost.get(host) === turn) lastOfHost.delete(host)
      })
    lastOfHost.set(host, turn)
    return result
  }
}
