import { isSameParty } from '#server/fetch/fetch-address.ts'
import type { GuardedResponse, Web } from '#server/tools.ts'
import { headerRefresh } from '#engine/addresses/meta-refresh.ts'
import { refreshReading } from './refresh-reading.ts'

/** A refresh after more seconds than this does not count as a permanent redirect. */
const INSTANT_SECONDS = 1

/**
 * Follows the `Refresh` header or `<meta http-equiv=refresh>` of a page that came instead of a
 * feed, for one step; null if the page has neither, or is a refusal. An immediate refresh counts as
 * a permanent redirect.
 */
export async function followRefresh(
  { fetch, read }: Web,
  asked: string,
  page: GuardedResponse,
  headers: Record<string, string>,
): Promise<GuardedResponse | null> {
  const { body, address } = page
  const isAnswer = page.status >= 200 && page.status <= 299
  const contentType = page.headers['content-type']
  if (!isAnswer) return null
  const stated = headerRefresh(page.headers['refresh'], address)
  const refresh = stated ?? (await read(refreshReading, { body, contentType, address }))
  if (refresh === null) return null
  const isNear = isSameParty(new URL(address), new URL(refresh.address))
  const response = await fetch(refresh.address, isNear ? { headers } : {})
  const isForGood = refresh.seconds <= INSTANT_SECONDS && address === (page.movedTo ?? asked)
  return { ...response, movedTo: isForGood ? (response.movedTo ?? refresh.address) : null }
}
