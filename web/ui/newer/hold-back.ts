export interface Row {
  id: number | string
}

/**
 * The number of rows below which a list is just beginning. If such a list fills up, it shows new
 * rows at once.
 */
const SHORT = 6

export interface Held<OneRow> {
  rows: readonly OneRow[]
  /** New rows of the fresh list, which are not shown yet. */
  news: readonly OneRow[]
  /** True if all fresh rows are new, so that there may be more new ones. */
  isAllNews: boolean
  /** True if the shown list ends where the fresh one does. */
  isAtEnd: boolean
}

interface HoldOptions {
  /** Ids of rows that the reader hid. */
  away?: ReadonlySet<Row['id']> | undefined
  /** True if a short list shows new rows at once. */
  fillsUp?: boolean | undefined
}

/**
 * Updates the shown list from the fresh one, keeping its rows and their order. Rows whose ids are
 * not `known`, because they were never in the list, are new and not shown. Deleted rows are
 * removed, and other rows may follow at the end. Rows that only new rows pushed out stay, unless
 * the reader put them `away`.
 */
export function holdBack<OneRow extends Row>(
  shown: readonly OneRow[],
  fresh: readonly OneRow[],
  known: ReadonlySet<Row['id']>,
  { away, fillsUp = false }: HoldOptions = {},
): Held<OneRow> {
  if (shown.length < (fillsUp ? SHORT : 1) || fresh.length === 0)
    return { rows: fresh, news: [], isAllNews: false, isAtEnd: true }

  const now = new Map(fresh.map((row) => [row.id, row]))
  const unknown = fresh.filter(({ id }) => !known.has(id))
  const stays = pushedOut(
    shown.filter(({ id }) => !away?.has(id) || now.has(id)),
    now,
    unknown.length,
  )
  const rows = shown.flatMap((row) => {
    const fresher = now.get(row.id)
    if (fresher) return [fresher]
    return stays.has(row.id) ? [row] : []
  })
  const isPushed = rows.some(({ id }) => !now.has(id))

  // A row that is in the list again returns to its place after the row before it.
  const placed = new Set(rows.map(({ id }) => id))
  for (const [at, row] of fresh.entries()) {
    if (placed.has(row.id) || !known.has(row.id)) continue
    const before = fresh.slice(0, at).findLast(({ id }) => placed.has(id))
    rows.splice(before ? rows.findIndex(({ id }) => id === before.id) + 1 : 0, 0, row)
    placed.add(row.id)
  }

  // Rows that were below the end of the list and moved up, because others were removed.
  const lastKnown = fresh.findLastIndex(({ id }) => known.has(id))
  const room = isPushed || lastKnown < 0 ? 0 : Math.max(0, shown.length - rows.length)
  const moved = fresh.slice(lastKnown + 1, lastKnown + 1 + room)
  rows.push(...moved)

  const followed = new Set(moved)
  const news = unknown.filter((row) => !followed.has(row))
  return {
    rows,
    news,
    isAllNews: news.length > 0 && news.length === fresh.length,
    isAtEnd: !isPushed && (news.length === 0 || moved.length > 0),
  }
}

/** The ids of the last rows that new rows have pushed out of the fresh list. */
function pushedOut(
  shown: readonly Row[],
  now: ReadonlyMap<Row['id'], Row>,
  most: number,
): ReadonlySet<Row['id']> {
  const lastLeft = shown.findLastIndex(({ id }) => now.has(id))
  const missing = shown.slice(Math.max(lastLeft + 1, shown.length - most))
  return new Set(missing.map(({ id }) => id))
}

/**
 * The fresh rows in the order in which they are shown, with new ones at the end. A short list takes
 * the fresh order.
 */
export function keepOrder<OneRow extends { id: string }>(
  shown: readonly OneRow[],
  fresh: readonly OneRow[],
): OneRow[] {
  const place = new Map(shown.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: OneRow) => place.get(id) ?? shown.length
  return shown.length < SHORT
    ? [...fresh]
    : fresh.toSorted((one, other) => placeOf(one) - placeOf(other))
}
