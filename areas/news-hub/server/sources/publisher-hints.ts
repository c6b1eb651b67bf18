/** Seconds to stay away, stated in seconds or as a date; null when absent or unreadable. */
export function retryAfterOf(stated: string | undefined, now: Date): number | null {
  if (stated === undefined) return null
  if (/^\s*\d+\s*$/.test(stated)) return Number(stated)
  const at = Date.parse(stated)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

/** Seconds for which the publisher calls its answer fresh; null when it does not say. */
export function freshSecondsOf(headers: Record<string, string>, now: Date): number | null {
  const control = headers['cache-control'] ?? ''
  if (/no-cache|no-store/i.test(control)) return null
  const stated = /max-age\s*=\s*"?(\d+)/i.exec(control)?.[1]
  // A cache on the way has kept it for a while already.
  if (stated !== undefined) return Math.max(0, Number(stated) - (Number(headers['age']) || 0))
  const expires = headers['expires'] === undefined ? Number.NaN : Date.parse(headers['expires'])
  return Number.isNaN(expires) ? null : Math.max(0, Math.round((expires - now.getTime()) / 1000))
}
