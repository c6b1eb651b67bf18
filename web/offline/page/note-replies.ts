import { wireHeaders } from '#core/wire.ts'
import { AS_OF } from '../worker/kept-response.ts'
import { setHubStatus } from './hub-status.ts'
import { pageBuild, reloadOnce } from './reload-once.ts'

/** The shortest time between two refreshes, which send many requests. */
const REFRESH_EVERY_MS = 5_000
/**
 * The interval at which the server is asked again while old answers are shown, because nothing
 * announces its return.
 */
const TRY_AGAIN_MS = 20_000

/** The times of answers that came from the cache, by their address. */
const kept = new Map<string, string>()
let refresh = () => {}
let refreshedAt = Number.NEGATIVE_INFINITY
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Notes the age and the build of every answer.
 *
 * @param refreshAll is called when the server answers again while something old is shown.
 */
export function noteReplies(drawnAt: string | null, refreshAll: () => void): void {
  refresh = refreshAll
  if (drawnAt !== null) kept.set('', drawnAt)
  tell()
}

export function noteReply(address: string, reply: Response, kind: 'read' | 'write'): void {
  const asOf = reply.headers.get(AS_OF)
  if (asOf !== null) kept.set(address, asOf)
  else if (reply.headers.has(wireHeaders.reader)) noteFresh(address)
  tell()
  // Only replies of the server count, because a cached one may be from an earlier build.
  if (asOf === null) noteBuild(reply, kind)
}

/**
 * Called when the browser reports a network. Requests everything on screen again if any of it is
 * from the cache, and once more later, because a network is often reported before it works.
 */
export function noteNetwork(): void {
  refreshKept()
  clearTimeout(retry)
  retry = setTimeout(tryAgain, REFRESH_EVERY_MS)
}

function tryAgain(): void {
  retry = undefined
  if (kept.size === 0) return
  if (document.visibilityState === 'visible' && navigator.onLine) refreshKept()
  retry = setTimeout(tryAgain, TRY_AGAIN_MS)
}

function refreshKept(): void {
  if (kept.size === 0 || performance.now() - refreshedAt < REFRESH_EVERY_MS) return
  refreshedAt = performance.now()
  // Answers on screen are requested again, and noted anew if they still come from the cache.
  kept.clear()
  refresh()
}

function noteFresh(address: string): void {
  kept.delete(address)
  refreshKept()
}

function tell(): void {
  const oldest = [...kept.values()].toSorted()[0]
  setHubStatus({ asOf: oldest ?? null })
  if (oldest !== undefined) retry ??= setTimeout(tryAgain, TRY_AGAIN_MS)
}

/**
 * Notes that an answer is of another build. If the server no longer understands this page, the page
 * is reloaded once.
 */
function noteBuild(reply: Response, kind: 'read' | 'write'): void {
  const build = reply.headers.get(wireHeaders.build)
  if (build !== null && build !== pageBuild()) setHubStatus({ hasNewVersion: true })
  const isUnknown = reply.status === 404 && !reply.headers.has(wireHeaders.reader)
  const isRefused = reply.status === 400 && build !== null && build !== pageBuild()
  if (kind === 'read' && (isUnknown || isRefused)) void reloadOnce()
}
