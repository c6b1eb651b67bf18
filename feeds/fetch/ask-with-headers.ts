import { isSameParty } from '#server/fetch/fetch-address.ts'
import type { GuardedFetch } from '#server/tools.ts'

/** Headers of a reader, with the only site that receives them. */
export interface SiteHeaders {
  /** An address of the site; only requests with its scheme, host and port get the headers. */
  site: string
  headers: Record<string, string>
}

/** Sends requests to the site with the headers, and all others without them. */
export function askWithHeaders(
  fetch: GuardedFetch,
  { site, headers: own }: SiteHeaders,
): GuardedFetch {
  const ask: GuardedFetch = (address, request) =>
    fetch(address, { ...request, headers: { ...own, ...request?.headers } })
  return async (address, request) => {
    if (isOfSite(site, address)) return ask(address, request)
    const response = await fetch(address, request)
    // A redirect led to the site, and the redirected request had no headers.
    if (!isRefusal(response.status) || !isOfSite(site, response.address)) return response
    const answer = await ask(response.address, request)
    // The feed moves to the final address, because the headers can only be sent there.
    return { ...answer, movedTo: answer.movedTo ?? response.address }
  }
}

/** Says if headers that are meant for a site may be sent to this address. */
export function isOfSite(site: string, address: string): boolean {
  return URL.canParse(site) && URL.canParse(address) && isSameParty(new URL(site), new URL(address))
}

/** Says if a server may answer differently to a signed-in reader. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
