/** What a feed says about how it wants to be asked, apart from the interval. */
export interface FeedHints {
  /** Hours from 0 to 23, and days from 0 (Sunday), in UTC, at which not to ask it. */
  skipHours: number[]
  skipDays: number[]
  /** Whom to ask to be told of what is new (WebSub), and the address that one knows the feed by. */
  hub: string | null
  self: string | null
}

interface StatedLink {
  rel?: string | undefined
  href?: string | undefined
}

/** What the dialects have of it, each under names of its own. */
interface Stated {
  skipHours?: (number | undefined)[] | undefined
  skipDays?: (string | undefined)[] | undefined
  links?: StatedLink[] | undefined
  atom?: { links?: StatedLink[] | undefined } | undefined
  hubs?: { type?: string | undefined; url?: string | undefined }[] | undefined
  feed_url?: string | undefined
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export function hintsOf(feed: Stated): FeedHints {
  const links = [...(feed.atom?.links ?? []), ...(feed.links ?? [])]
  const linkTo = (rel: string) => links.find((link) => link.rel?.toLowerCase() === rel)?.href
  const hub = feed.hubs?.find(({ type }) => type?.toLowerCase() === 'websub')?.url
  return {
    // Some count the hours from 1 to 24.
    skipHours: (feed.skipHours ?? []).flatMap((hour) =>
      hour !== undefined && hour >= 0 && hour <= 24 ? [hour % 24] : [],
    ),
    skipDays: (feed.skipDays ?? []).flatMap((day) => {
      const number = DAYS.indexOf(day?.trim().toLowerCase() ?? '')
      return number === -1 ? [] : [number]
    }),
    hub: linkTo('hub') ?? hub ?? null,
    self: linkTo('self') ?? feed.feed_url ?? null,
  }
}

/** Hub and self as a Link header names them (RFC 8288), which counts before the feed's own words. */
export function hintsOfLinkHeader(header: string | undefined): Pick<FeedHints, 'hub' | 'self'> {
  const found = { hub: null as string | null, self: null as string | null }
  for (const [, address, parameters] of (header ?? '').matchAll(LINK)) {
    const rels = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters!)
    for (const rel of (rels?.[1] ?? rels?.[2] ?? '').toLowerCase().split(/\s+/)) {
      if (rel === 'hub' || rel === 'self') found[rel] ??= address!.trim()
    }
  }
  return found
}

const LINK = /<([^<>]*)>((?:\s*;\s*[\w*!-]+(?:\s*=\s*(?:"[^"]*"|[^\s;,"]+))?)*)/g
