import { isNamedIn } from '#engine/outlets/outlet-name.ts'
import { plain } from '#engine/outlets/well-known.ts'

/** A feed with the names that its reader sees. */
interface NamedFeed {
  /** The reader's name for it, or its own. */
  name: string
  title: string | null
  /** The outlet that owns the feed; null for a feed of several outlets. */
  ownOutlet: string | null
}

/** An outlet as stored with an article; without a key it is named by its feed. */
interface NamedOutlet {
  outlet?: string | undefined
  name: string
}

/** The name of an outlet in an article: its own, unless the reader renamed one of its feeds. */
export function shownName({ outlet, name }: NamedOutlet, feeds: readonly NamedFeed[]): string {
  if (outlet === undefined) return feeds[0]?.name ?? name
  const own = feeds.find((feed) => feed.ownOutlet === outlet && isChosen(feed, name))
  return own?.name ?? name
}

/** The part of an outlet that a feed is for: "California" of "Los Angeles Times · California". */
export function sectionOf(outlet: string, feed: NamedFeed): string | null {
  const { name } = feed
  // The owner of the feed is tried, too, since an article may be older than the name of its outlet.
  const before = [outlet, feed.ownOutlet].find((own) => name.startsWith(`${own} · `))
  if (before) return name.slice(before.length + 3)
  const says = name === feed.title && feed.ownOutlet !== null && !isPartOf(name, outlet, feed)
  return says ? name : null
}

function isChosen(feed: NamedFeed, outlet: string): boolean {
  return feed.name !== feed.title && !isPartOf(feed.name, outlet, feed)
}

/** Says if a name contains that of the feed's owner: "BBC World" and "The Guardian: Politics" do. */
function isPartOf(name: string, outlet: string, { ownOutlet }: NamedFeed): boolean {
  const label = plain(ownOutlet?.split('.')[0] ?? '')
  return isNamedIn(name, outlet) || (label.length > 1 && plain(name).includes(label))
}
