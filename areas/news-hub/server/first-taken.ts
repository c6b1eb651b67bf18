/** Nobody wants ten years of an archive at once. */
const MOST_AT_FIRST = 200
const DAY_MS = 86_400_000

/**
 * What a first follow takes: the newest entries, and none that would be archived at once. Entries that state
 * no time count as published now, so they are taken. `days` is null where everything is kept for ever.
 */
export function firstTaken<Entry extends { publishedAt: string }>(
  entries: Entry[],
  { days, now }: { days: number | null; now: Date },
): { wanted: Entry[]; passedOver: Entry[] } {
  const since = days === null ? '' : new Date(now.getTime() - days * DAY_MS).toISOString()
  const wanted = entries
    .filter(({ publishedAt }) => publishedAt >= since)
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, MOST_AT_FIRST)
  const taken = new Set(wanted)
  return { wanted, passedOver: entries.filter((entry) => !taken.has(entry)) }
}
