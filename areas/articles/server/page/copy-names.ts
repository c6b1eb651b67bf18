/** An outlet as stored with an article. */
interface StoredOutlet {
  feed: number
  copyOf?: number | undefined
}

/**
 * Whose words each outlet only repeats, by feed. Where the reader does not follow the first to publish
 * them, the first of those that they do follow stands in for it.
 */
export function copyNames(
  outlets: readonly StoredOutlet[],
  names: ReadonlyMap<number, string>,
): Map<number, string> {
  const standIns = new Map<number, number>()
  const found = new Map<number, string>()
  for (const { feed, copyOf } of outlets) {
    if (copyOf === undefined || !names.has(feed)) continue
    const original = names.has(copyOf) ? copyOf : standIns.get(copyOf)
    if (original === undefined) standIns.set(copyOf, feed)
    else found.set(feed, names.get(original)!)
  }
  return found
}
