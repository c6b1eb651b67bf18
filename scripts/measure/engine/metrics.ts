export interface BCubed {
  precision: number
  recall: number
  f1: number
}

/**
 * Measures how well groups match stories, judged from each entry: the part of its group that
 * belongs to its story (precision), and the part of its story that is in its group (recall). If
 * only some entries are judged, the others still fill the groups.
 */
export function bCubed<Row extends { group: unknown; story: unknown }>(
  entries: Row[],
  isJudged: (entry: Row) => boolean = () => true,
): BCubed & { entries: number } {
  const groups = countBy(entries, ({ group }) => group)
  const stories = countBy(entries, ({ story }) => story)
  const both = countBy(entries, ({ group, story }) => `${String(group)}|${String(story)}`)

  let precision = 0
  let recall = 0
  const judged = entries.filter((entry) => isJudged(entry))
  for (const { group, story } of judged) {
    const together = both.get(`${String(group)}|${String(story)}`)!
    precision += together / groups.get(group)! / judged.length
    recall += together / stories.get(story)! / judged.length
  }
  const f1 = (2 * precision * recall) / (precision + recall)
  return { precision, recall, f1, entries: judged.length }
}

/**
 * The share of the entries, among those in groups of two or more, that are of another story than
 * most of their group.
 */
export function strangers(entries: { group: unknown; story: unknown }[]): number {
  const storiesOf = new Map<unknown, unknown[]>()
  for (const { group, story } of entries) {
    const stories = storiesOf.get(group)
    if (stories) stories.push(story)
    else storiesOf.set(group, [story])
  }
  let shown = 0
  let wrong = 0
  for (const stories of storiesOf.values()) {
    if (stories.length < 2) continue
    shown += stories.length
    wrong += stories.length - Math.max(...countBy(stories, (story) => story).values())
  }
  return shown === 0 ? 0 : wrong / shown
}

function countBy<T>(items: Iterable<T>, key: (item: T) => unknown): Map<unknown, number> {
  const counts = new Map<unknown, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}
