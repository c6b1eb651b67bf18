import { isSameParty } from '#server/fetch/fetch-address.ts'
import type { GuardedFetch } from '#server/tools.ts'

/** Headers of a reader, with the only site that receives them. */
export interface SiteHeaders {
  /** An address of the site; its scheme, host and port have to match. */
  site: string
  headers: Record<string, string>
}

/** Sends requests to that site with the headers, and all others without them. */
export function askWithHeaders(
  fetch: GuardedFetch,
  { site, headers: own }: SiteHeaders,
): GuardedFetch {
  const ask: GuardedFetch = (address, request) =>
    fetch(address, { ...request, headers: { ...own, ...request?.headers } })
  return async (address, request) => {
    if (isOfSite(site, address)) return ask(address, request)
    const response = await fetch(address, request)
    // A redirect led to that site, and its request had no headers.
    if (!isRefusal(response.status) || !isOfSite(site, response.address)) return response
    const answer = await ask(response.address, request)
    // The feed moves to that address, the only one where the headers can be sent again.
    return { ...answer, movedTo: answer.movedTo ?? response.address }
  }
}

/** Says if headers that are meant for a site may be sent to this address. */
export function isOfSite(site: string, address: string): boolean {
  return URL.canParse(site) && URL.canParse(address) && isSameParty(new URL(site), new URL(address))
}

/** Says if a server may answer differently to a known reader. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
