/** An outlet as stored with an article. */
interface StoredOutlet {
  feed: number
  outlet?: string | undefined
  copyOf?: number | undefined
}

/**
 * Finds the outlets that only repeat a text, each with the name of the outlet that it copied. If
 * the reader does not follow the outlet that published the text first, the first followed one takes
 * its place.
 */
export function copyNames(
  outlets: readonly StoredOutlet[],
  entries: readonly { source: string; name: string }[],
): Map<string, string> {
  const names = new Map(entries.map(({ source, name }) => [source, name]))
  const keyOf = new Map(outlets.map(({ feed, outlet }) => [feed, outlet ?? `feed:${feed}`]))
  const standIns = new Map<number, string>()
  const found = new Map<string, string>()
  for (const { feed, copyOf } of outlets) {
    const key = keyOf.get(feed)!
    if (copyOf === undefined || !names.has(key)) continue
    const first = keyOf.get(copyOf)
    const original = first !== undefined && names.has(first) ? first : standIns.get(copyOf)
    if (original === undefined) standIns.set(copyOf, key)
    else found.set(key, names.get(original)!)
  }
  return found
}
