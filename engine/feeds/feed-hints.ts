import { linksOfHeader } from './link-header.ts'
import { childOf, childrenOf, type XmlElement } from './dialects/xml-tree.ts'

/** A feed's wishes about requests, apart from the interval. */
export interface FeedHints {
  /** Hours from 0 to 23, and days from 0 (Sunday), in UTC, at which the feed should not be fetched. */
  skipHours: number[]
  skipDays: number[]
  /** The hub that announces news (WebSub), and the feed's address there. */
  hub: string | null
  self: string | null
  /** The address that a podcast says it has moved to (`itunes:new-feed-url`). */
  newAddress: string | null
}

/** The hints in a dialect, as written. */
interface Stated {
  skipHours?: string[]
  skipDays?: string[]
  newAddress?: string | undefined
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
    newAddress: childOf(feed, 'itunes:new-feed-url')?.text.trim(),
    links: [...childrenOf(feed, 'atom:link'), ...childrenOf(feed, 'link')].map(
      ({ attributes: { rel, href } }) => ({ rel, href }),
    ),
  })
}

export function hintsOf({
  skipHours = [],
  skipDays = [],
  links = [],
  newAddress,
}: Stated): FeedHints {
  const linkTo = (rel: string) => links.find((link) => link.rel?.toLowerCase() === rel)?.href
  return {
    // Some publishers count the hours from 1 to 24.
    skipHours: skipHours.flatMap((hour) =>
      /^\d{1,2}$/.test(hour) && Number(hour) <= 24 ? [Number(hour) % 24] : [],
    ),
    skipDays: skipDays.flatMap((day) => {
      const number = DAYS.indexOf(day.toLowerCase())
      return number === -1 ? [] : [number]
    }),
    hub: linkTo('hub') ?? null,
    self: linkTo('self') ?? null,
    newAddress: newAddress ?? null,
  }
}

/** The hub and the feed's own address in a Link header (RFC 8288), which take precedence over those in the feed. */
export function hintsOfLinkHeader(
  header: string | undefined,
  base: string,
): Pick<FeedHints, 'hub' | 'self'> {
  const links = linksOfHeader(header, base)
  const linkTo = (rel: string) => links.find(({ rels }) => rels.includes(rel))?.address ?? null
  return { hub: linkTo('hub'), self: linkTo('self') }
}
