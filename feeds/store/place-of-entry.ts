import { fingerprintsOf, pageFingerprint } from '#engine/identity/fingerprints.ts'
import type { Match } from '#engine/identity/match-items.ts'
import type { FeedEntry } from '#engine/feeds/feed-document.ts'
import { outletKey } from '#engine/outlets/outlet-key.ts'
import { wellKnownKey } from '#engine/outlets/well-known.ts'
import type { NewEntry } from './write-entries.ts'

type Place = Pick<NewEntry, 'outlet' | 'isPointer' | 'fingerprints'>

interface OfFeed {
  feed: number
  outlet: string | null
}

/**
 * The outlet of an entry, whether the entry is only an aggregator's link to it, and fingerprints
 * that identify the same piece in other feeds.
 */
export function placeOf(match: Match, ofFeed: OfFeed): Place {
  const { entry, keys } = match.item
  const own = keys.place ?? keys.link
  // A page that several items link to identifies none of them.
  const page = own !== null && match.keys.includes(own) ? own : null
  return placeOfEntry(entry, page, ofFeed)
}

/** The place of an entry with a known page. */
export function placeOfEntry(
  { origin, title, text }: Pick<FeedEntry, 'origin' | 'title' | 'text'>,
  page: string | null,
  { feed, outlet }: OfFeed,
): Place {
  const key = origin ? keyOfOrigin(origin) : outlet
  const prints = fingerprintsOf({
    outlet: key ?? `feed:${feed}`,
    page: origin?.page ? pageFingerprint(origin.page) : page,
    title: title ?? '',
    // An aggregator's text is not the outlet's, so it gives no fingerprint.
    text: origin ? '' : text,
  })
  return {
    outlet: key,
    isPointer: origin !== undefined,
    fingerprints: [prints.page, prints.text, prints.title],
  }
}

/**
 * The key of the outlet that an aggregator points to, by its address or else by its name; null if
 * it has neither.
 */
export function keyOfOrigin({ name, address }: NonNullable<FeedEntry['origin']>): string | null {
  const key = outletKey(address)
  if (key !== null || !name) return key
  return wellKnownKey(name) ?? `name:${name.slice(0, 200)}`
}
