import type { GuardedResponse } from '#server/tools.ts'

/** Words of the pages that let only people through. */
const WALL =
  /cf-chl|challenge-platform|just a moment\.\.\.|attention required|captcha|are you a human|verify you are human|ddos-guard|_incapsula_|enable javascript and cookies|pardon our interruption/i
const SEARCHED_BYTES = 20_000

/** Whether the answer is a page that keeps programs out. */
export function isBotWall({ headers, body }: GuardedResponse): boolean {
  if (headers['cf-mitigated'] !== undefined) return true
  const words = new TextDecoder().decode(body.subarray(0, SEARCHED_BYTES))
  return /<(html|head|body|title)\b/i.test(words) && WALL.test(words)
}

/** What a server's refusal means, and what a person can do about it; `then` is said of what may pass by itself. */
export function refusalOf(response: GuardedResponse, then = 'It is retried later.'): string {
  const { status, address } = response
  const host = URL.canParse(address) ? new URL(address).hostname || address : address

  if (status === 410) {
    return `${host} says that this feed was removed permanently (410). It is no longer fetched; look for a new address on the site.`
  }
  if (status === 404) {
    return `${host} has nothing at this address (404). Look for the feed's new address on the site.`
  }
  if (status === 401) {
    return `${host} requires a sign-in (401). Paste the address with your private feed key, if it offers one.`
  }
  if (isBotWall(response)) {
    return `${host} blocks automated access (${status}). Ask its owner to allow feed readers, or follow another of its feeds.`
  }
  if (status === 402) return `${host} requires payment for this feed (402).`
  if (status === 403 || status === 451) {
    return `${host} does not allow access (${status}). It may block feed readers; open it in a browser to check.`
  }
  if (status === 429) return `${host} is limiting requests (429). ${then}`
  if (status === 304) {
    return `${host} answers that nothing changed (304) even to a first request. Its server or a cache in front of it is broken; it is retried later.`
  }
  if (status >= 500) return `${host} has a server error (${status}). ${then}`
  return `${host} answered ${status} instead of a feed. Open the address in a browser to check.`
}
