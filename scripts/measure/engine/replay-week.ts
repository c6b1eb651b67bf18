import { Joiner } from '#engine/joining/joiner.ts'
import { readWeek, type Captured, type Week } from './capture-entries.ts'
import { shuffled } from './corpus.ts'
import { joinAll } from './joining.ts'

export interface Replay {
  entries: number
  articles: number
  /** The number of articles with two or more sources. */
  joined: number
  isSameAgain: boolean
  isSameRestarted: boolean
  /**
   * The share of the articles that keep their first entry when entries arrive in shuffled order.
   */
  idsThatStay: number
}

/**
 * Joins a captured week in the order of its captures, a second time, with a restart, and in
 * shuffled order.
 */
export async function replayWeek(week: Week): Promise<Replay> {
  const entries = await readWeek(week)
  const { outcomes } = joinAll(entries)
  const groups = outcomes.map(({ group }) => group)

  const sources = new Map<number, Set<unknown>>()
  outcomes.forEach(({ group }, at) => {
    sources.set(group, (sources.get(group) ?? new Set()).add(entries[at]!.source))
  })

  const shuffles = [1, 2, 3].map((seed) => {
    const other = shuffleMoments(entries, seed)
    const foundersNow = foundersOf(other, joinAll(other).outcomes)
    const founders = foundersOf(entries, outcomes)
    return [...founders].filter((key) => foundersNow.has(key)).length / founders.size
  })
  return {
    entries: entries.length,
    articles: sources.size,
    joined: [...sources.values()].filter(({ size }) => size > 1).length,
    isSameAgain: isEqual(
      groups,
      joinAll(entries).outcomes.map(({ group }) => group),
    ),
    isSameRestarted: isEqual(groups, groupsWithRestart(entries)),
    idsThatStay: shuffles.reduce((sum, share) => sum + share, 0) / shuffles.length,
  }
}

/**
 * Joins half of the entries, and the rest with a new joiner that was rebuilt from the stored
 * entries.
 */
function groupsWithRestart(entries: Captured[]): number[] {
  const middle = Math.floor(entries.length / 2)
  const first = joinAll(entries.slice(0, middle))
  let articles = first.articles
  const joiner = new Joiner({ newArticle: () => ++articles })
  first.outcomes.forEach(({ group }, at) => joiner.restore(entries[at]!, group))

  const into = new Map<number, number>()
  const placed = new Map(first.outcomes.map(({ group }, at) => [entries[at]!.id, group]))
  for (const entry of entries.slice(middle)) {
    const { article, parts, merges, moves } = joiner.add(entry)
    placed.set(entry.id, article)
    for (const { into: part, entries: parted } of parts)
      for (const id of parted) placed.set(id, part)
    for (const merge of merges) into.set(merge.from, merge.into)
    for (const move of moves) placed.set(move.entry, move.into)
  }
  const follow = (article: number): number => {
    const next = into.get(article)
    return next === undefined ? article : follow(next)
  }
  return [...placed.values()].map((article) => follow(article))
}

/** The keys of each article's entry that was published first, by which the article is known. */
function foundersOf(entries: Captured[], outcomes: { group: number }[]): Set<string> {
  const founders = new Map<number, Captured>()
  entries.forEach((entry, at) => {
    const { group } = outcomes[at]!
    const founder = founders.get(group)
    const isEarlier =
      !founder ||
      entry.publishedAt < founder.publishedAt ||
      (entry.publishedAt === founder.publishedAt && entry.key < founder.key)
    if (isEarlier) founders.set(group, entry)
  })
  return new Set([...founders.values()].map(({ key }) => key))
}

/** Shuffles the entries of each moment, which are then joined oldest first, as the product does. */
function shuffleMoments(entries: Captured[], seed: number): Captured[] {
  return shuffled(entries, seed)
    .toSorted((a, b) => a.arrivedAt - b.arrivedAt || a.publishedAt - b.publishedAt)
    .map((entry, at) => ({ ...entry, id: at + 1 }))
}

function isEqual(a: number[], b: number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at])
}
