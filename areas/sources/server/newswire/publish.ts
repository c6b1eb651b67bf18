import { createHash } from 'node:crypto'
import { writeAtom } from './formats/atom.ts'
import { writeJsonFeed } from './formats/json-feed.ts'
import { writeRdf } from './formats/rdf.ts'
import { writeOldRss, writeRss } from './formats/rss.ts'
import { newswireOutlets, type NewswireOutlet } from './outlets.ts'
import type { Publication, PublishedItem } from './publication.ts'
import { newswireStories } from './stories.ts'
import type { NewswireEntry } from './story.ts'
import { newswirePath } from '#server/fetch/newswire-address.ts'
import { markup } from '#core/pages/markup.ts'

const MINUTE_MS = 60_000

const formats: Record<
  NewswireOutlet['format'],
  { type: string; write: (publication: Publication) => string }
> = {
  'rss-2.0': { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  'rss-0.92': { type: 'text/xml; charset=utf-8', write: writeOldRss },
  rdf: { type: 'application/rdf+xml; charset=utf-8', write: writeRdf },
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
}

/** A feed as a publisher's server answers with it. */
export interface PublishedFeed {
  type: string
  body: string
  etag: string
  lastModified: string
}

/**
 * The current time, and the time at which the newswire was first followed, which all its times are
 * relative to.
 */
export interface Moments {
  anchor: Date
  now: Date
}

/**
 * The current feed of an outlet; null for an unknown outlet. By default its links have invented
 * hosts, which identify the outlet and its entries. If `origin`, the address of this server, is
 * given, the links lead here, so that other programs can open them.
 */
export function publishFeed(
  outletId: string,
  moments: Moments,
  { origin = null }: { origin?: string | null } = {},
): PublishedFeed | null {
  const published = publicationOf(outletId, moments)
  if (!published) return null

  const publication = origin === null ? published : leadingTo(origin, published)
  const { type, write } = formats[published.outlet.format]
  const body = write(publication)
  return {
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    lastModified: publication.updated.toUTCString(),
  }
}

/** Lists the outlets to follow, each with the address by which the fetcher identifies it. */
export function newswireAddresses() {
  return newswireOutlets.map(({ id, name, category }) => ({
    outlet: id,
    address: `newswire:${id}`,
    name,
    category,
  }))
}

/** The items that an outlet has published so far; null for an unknown outlet. */
export function publicationOf(outletId: string, moments: Moments): Publication | null {
  const outlet = newswireOutlets.find(({ id }) => id === outletId)
  if (!outlet) return null
  const items = itemsOf(outlet, moments).filter(({ published }) => published <= moments.now)
  items.sort((a, b) => b.published.getTime() - a.published.getTime())
  const updated = new Date(Math.max(0, ...items.map((item) => item.updated.getTime())))
  return { outlet, site: siteOf(outlet), items, updated }
}

/**
 * Finds a report by the last part of its address. This includes reports that are still in the
 * future: when all readers have unfollowed the newswire and somebody follows it again, it starts
 * over, and older links must still work.
 */
export function reportOf(outletId: string, page: string, moments: Moments): PublishedItem | null {
  const outlet = newswireOutlets.find(({ id }) => id === outletId)
  if (!outlet) return null
  const link = `${siteOf(outlet)}${page}`
  return itemsOf(outlet, moments).find((item) => item.link === link) ?? null
}

function itemsOf(outlet: NewswireOutlet, moments: Moments): PublishedItem[] {
  return newswireStories.flatMap(({ key, entries }) =>
    entries
      .filter((entry) => entry.outlet === outlet.id)
      .map((entry, place) => {
        const link = `${siteOf(outlet)}${key}${place === 0 ? '' : `-${place + 1}`}`
        return publishItem(entry, { outlet, link, ...moments })
      }),
  )
}

function siteOf({ id }: NewswireOutlet): string {
  return `https://${id}.example/`
}

function leadingTo(origin: string, { site, items, ...more }: Publication): Publication {
  const here = (link: string) => {
    const path = newswirePath(link)
    return path === null ? link : origin + path
  }
  return {
    ...more,
    site: here(site),
    items: items.map((item) => ({ ...item, link: here(item.link) })),
  }
}

interface Place extends Moments {
  outlet: NewswireOutlet
  link: string
}

function publishItem(entry: NewswireEntry, { outlet, link, anchor, now }: Place): PublishedItem {
  const { minutesBefore, paragraphs, retitled } = entry
  const published = minutesAfter(anchor, -minutesBefore)
  const retitledAt = retitled && minutesAfter(published, retitled.afterMinutes)
  const isRetitled = retitledAt !== undefined && retitledAt <= now
  return {
    identity: identify(outlet, link),
    link,
    title: isRetitled ? retitled!.title : entry.title,
    formerTitle: isRetitled ? entry.title : null,
    published,
    updated: isRetitled ? retitledAt : published,
    paragraphs,
    teaser: paragraphs[0]!,
    html:
      outlet.text === 'full'
        ? paragraphs.map((text) => markup`<p>${text}</p>`.text).join('\n')
        : null,
    author: entry.author ?? null,
    categories: entry.categories ?? [],
  }
}

function identify(outlet: NewswireOutlet, link: string): string | null {
  switch (outlet.identity) {
    case 'unsaid':
      return null
    case 'link':
      return link
    case 'number':
      return `tag:${outlet.id}.example,2026:${numberOf(link)}`
  }
}

/** The number of an entry, which some publishers use as the id. It is derived from the address. */
function numberOf(link: string): number {
  return createHash('sha256').update(link).digest().readUInt32BE()
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * MINUTE_MS)
}
