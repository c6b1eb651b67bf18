import type * as z from 'zod/mini'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import { markCopies } from '#engine/joining/independent-outlets.ts'
import type { ArticleOutlet } from '../reading/stored-article.ts'

/** An entry of an article, with the fields that identify its outlet and report. */
interface OfOutlet {
  id: number
  /** The original entry, if several feeds carry the report; otherwise null. */
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

/** The key of an entry's source: its outlet, or its feed if the outlet is unknown. */
export function sourceOf({ outlet, feedId }: Pick<OfOutlet, 'outlet' | 'feedId'>): string {
  return outlet ?? `feed:${feedId}`
}

/** Returns each report once, with its longest entry, even if several feeds carry it. */
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
 * Returns the reports of an article, without entries that only point to a report elsewhere. If
 * there are only such entries, returns them without text. A pointer has the headline of a report
 * and no sentence of its own.
 */
export function reportsOf<Entry extends OfOutlet>(entries: readonly Entry[]): Entry[] {
  const reports = entries.filter(({ isPointer }) => !isPointer)
  return reports.length > 0 ? reports : entries.map((entry) => ({ ...entry, text: '' }))
}

/**
 * Returns the newest report of each of the first `most` outlets. If an outlet updates its report by
 * a new entry, only the latest text is read.
 */
export function newestOfEach<Entry extends OfOutlet>(
  entries: readonly Entry[],
  most: number,
): Entry[] {
  const newest = new Map(entries.map((entry) => [sourceOf(entry), entry]))
  return [...newest.values()].slice(0, most)
}

/**
 * Lists the outlets of an article, first published first, each with its feeds that have entries in
 * the article.
 */
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
  // An outlet with a single feed needs no list, because `feed` names it.
  const stored = Array.from(outlets.values(), ({ feeds, ...outlet }) =>
    feeds.length === 1 ? outlet : { ...outlet, feeds },
  )
  return markCopies(stored, readable)
}
