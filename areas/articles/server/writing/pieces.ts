import type * as z from 'zod/mini'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import { markCopies } from '#engine/joining/independent-outlets.ts'
import type { ArticleOutlet } from '../reading/stored-article.ts'

/** An entry of an article, with the fields that tell its piece. */
interface OfOutlet {
  id: number
  /** The original entry of its piece, if several feeds carry it. */
  originalId: number | null
  feedId: number
  feedName: string
  outlet: string | null
  outletName: string | null
  isPointer: boolean
  title: string
  text: string
  language: string | null
  publishedAt: string
}

type Piece = Pick<OfOutlet, 'id' | 'originalId' | 'isPointer' | 'text'>
type StoredOutlet = z.infer<typeof ArticleOutlet>

/** The source of an entry, as a key: its outlet, or its feed if that belongs to no outlet. */
export function sourceOf({ outlet, feedId }: Pick<OfOutlet, 'outlet' | 'feedId'>): string {
  return outlet ?? `feed:${feedId}`
}

/** Each piece once, even if several feeds carry it: by its longest entry. */
export function piecesOf<Entry extends Piece>(entries: readonly Entry[]): Entry[] {
  const pieces = new Map<number, Entry>()
  for (const entry of entries) {
    const key = entry.originalId ?? entry.id
    const known = pieces.get(key)
    if (!known) pieces.set(key, entry)
    else if (saysMore(entry, known)) pieces.set(key, entry)
  }
  return [...pieces.values()]
}

function saysMore(one: Piece, other: Piece): boolean {
  if (one.isPointer !== other.isPointer) return other.isPointer
  return one.text.length > other.text.length
}

/**
 * Gives the reports of an article, without entries that merely point to another, unless there are no others. A pointer
 * has the headline of a report and no sentence of its own.
 */
export function reportsOf<Entry extends OfOutlet>(entries: readonly Entry[]): Entry[] {
  const reports = entries.filter(({ isPointer }) => !isPointer)
  return reports.length > 0 ? reports : entries.map((entry) => ({ ...entry, text: '' }))
}

/**
 * Gives the newest piece of each outlet: an outlet that updates its report by a new entry is read once, in its latest
 * words.
 */
export function newestOfEach<Entry extends OfOutlet>(
  entries: readonly Entry[],
  most: number,
): Entry[] {
  const newest = new Map(entries.map((entry) => [sourceOf(entry), entry]))
  return [...newest.values()].slice(0, most)
}

/** The outlets of an article, first to publish first, each with the feeds from which it has entries here. */
export function outletsOf(entries: readonly OfOutlet[]): StoredOutlet[] {
  const isOutlets = ({ isPointer, outlet }: OfOutlet) => !isPointer || outlet !== null
  const counted = entries.some(isOutlets) ? entries.filter(isOutlets) : entries
  const outlets = new Map<string, StoredOutlet & { feeds: number[] }>()
  for (const entry of counted) {
    const { feedId: feed, outlet, publishedAt: at } = entry
    const known = outlets.get(sourceOf(entry))
    if (known) {
      if (!known.feeds.includes(feed)) known.feeds.push(feed)
      continue
    }
    const name = outlet === null ? entry.feedName : (entry.outletName ?? nameByKey(outlet))
    outlets.set(sourceOf(entry), {
      feed,
      name,
      at,
      feeds: [feed],
      ...(outlet !== null && { outlet }),
    })
  }
  // Copies are distinguished by outlet, and each outlet is identified by one feed.
  const feedOf = (entry: OfOutlet) => outlets.get(sourceOf(entry))?.feed
  const readable = piecesOf(counted).flatMap((entry) => {
    const source = feedOf(entry)
    return source === undefined || entry.isPointer
      ? []
      : [{ ...entry, source, publishedAt: Date.parse(entry.publishedAt) }]
  })
  // Most outlets have one feed, which is named already.
  const stored = Array.from(outlets.values(), ({ feeds, ...outlet }) =>
    feeds.length === 1 ? outlet : { ...outlet, feeds },
  )
  return markCopies(stored, readable)
}
