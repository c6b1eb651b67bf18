import { Problem } from '#core/problem.ts'
import { isRedditAddress } from '#engine/addresses/reddit.ts'
import type { SiteHeaders } from '#feeds/fetch/ask-with-headers.ts'
import { checkHeaders } from '#feeds/fetch/request-headers.ts'
import { webUrl } from '#server/fetch/fetch-address.ts'
import type { World } from '#server/tools.ts'
import type { Followed, SourceDraft } from '../../contract.ts'
import { followSource } from '../following/follow-source.ts'

/**
 * Follows a feed that demands credentials. The headers are sent to one site, and the feed is
 * private to this reader.
 */
export async function followWithHeaders(
  tools: World,
  readerId: string,
  { site, headers, ...draft }: SourceDraft & SiteHeaders,
): Promise<Followed> {
  const own = { site: siteIn(site), headers: checkHeaders(headers) }
  if (Object.keys(own.headers).length === 0) {
    throw new Problem('invalid', 'Fill in at least one header.')
  }
  return followSource(tools, readerId, draft, { own })
}

function siteIn(stated: string): string {
  const { origin } = webUrl(stated)
  // Answers of Reddit are cached for all readers without a Reddit account, so they must not depend
  // on headers of one reader.
  if (isRedditAddress(origin)) {
    throw new Problem(
      'invalid',
      'Reddit takes no request headers. Store your private feed under Follow Sources, Reddit.',
    )
  }
  return origin
}
