import { isNamedIn } from '#engine/outlets/outlet-name.ts'
import { plain } from '#engine/outlets/well-known.ts'

/** A feed with its names: the reader's own and the publisher's. */
interface NamedFeed {
  /** The reader's name for the feed, or the feed's own. */
  name: string
  title: string | null
  /** The outlet that owns the feed; null if the feed has several outlets. */
  ownOutlet: string | null
}

/** An outlet as stored with an article. If it has no key, its feed names it. */
interface NamedOutlet {
  outlet?: string | undefined
  name: string
}

/**
 * Returns the name of an outlet in an article: the stored one, unless the reader renamed one of its
 * feeds.
 */
export function shownName({ outlet, name }: NamedOutlet, feeds: readonly NamedFeed[]): string {
  if (outlet === undefined) return feeds[0]?.name ?? name
  const own = feeds.find((feed) => feed.ownOutlet === outlet && isChosen(feed, name))
  return own?.name ?? name
}

/**
 * Returns the section of an outlet that a feed is for, such as "California" of "Los Angeles Times ·
 * California"; null if there is none.
 */
export function sectionOf(outlet: string, feed: NamedFeed): string | null {
  const { name } = feed
  // The feed's owner is tried as well, because an article may be older than the name of its outlet.
  const before = [outlet, feed.ownOutlet].find((own) => name.startsWith(`${own} · `))
  if (before) return name.slice(before.length + 3)
  const says = name === feed.title && feed.ownOutlet !== null && !isPartOf(name, outlet, feed)
  return says ? name : null
}

function isChosen(feed: NamedFeed, outlet: string): boolean {
  return feed.name !== feed.title && !isPartOf(feed.name, outlet, feed)
}

/**
 * Says if a name contains that of the feed's owner, as in "BBC World" and "The Guardian: Politics".
 */
function isPartOf(name: string, outlet: string, { ownOutlet }: NamedFeed): boolean {
  const label = plain(ownOutlet?.split('.')[0] ?? '')
  return isNamedIn(name, outlet) || (label.length > 1 && plain(name).includes(label))
}
