import { childOf, childrenOf, type XmlElement } from './dialects/xml-tree.ts'

/** What a feed says about how it wants to be asked, apart from the interval. */
export interface FeedHints {
  /** Hours from 0 to 23, and days from 0 (Sunday), in UTC, at which not to ask it. */
  skipHours: number[]
  skipDays: number[]
  /** Whom to ask to be told of what is new (WebSub), and the address that one knows the feed by. */
  hub: string | null
  self: string | null
}

/** What a dialect has of it, as written. */
interface Stated {
  skipHours?: string[]
  skipDays?: string[]
  links?: { rel: string | undefined; href: string | undefined }[]
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The hints of a feed, or of its channel, that is written in XML. */
export function hintsOfXml(feed: XmlElement): FeedHints {
  const wordsOf = (list: string, item: string) =>
    childrenOf(childOf(feed, list), item).map(({ text }) => text.trim())
  return hintsOf({
    skipHours: wordsOf('skiphours', 'hour'),
    skipDays: wordsOf('skipdays', 'day'),
    links: [...childrenOf(feed, 'atom:link'), ...childrenOf(feed, 'link')].map(
      ({ attributes: { rel, href } }) => ({ rel, href }),
    ),
  })
}

export function hintsOf({ skipHours = [], skipDays = [], links = [] }: Stated): FeedHints {
  const linkTo = (rel: string) => links.find((link) => link.rel?.toLowerCase() === rel)?.href
  return {
    // Some count the hours from 1 to 24.
    skipHours: skipHours.flatMap((hour) =>
      /^\d{1,2}$/.test(hour) && Number(hour) <= 24 ? [Number(hour) % 24] : [],
    ),
    skipDays: skipDays.flatMap((day) => {
      const number = DAYS.indexOf(day.toLowerCase())
      return number === -1 ? [] : [number]
    }),
    hub: linkTo('hub') ?? null,
    self: linkTo('self') ?? null,
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
