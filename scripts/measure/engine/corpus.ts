import { existsSync, readFileSync } from 'node:fs'
import type { JoinerEntry } from '#engine/joining/joiner.ts'
import { seededRandom } from '#core/seeded.ts'

/** The folder of labelled entries beside the repository, never part of it. */
export const CLUSTERS = new URL('../../../../shared/corpora/clusters/', import.meta.url)

export interface Labelled extends JoinerEntry {
  story: string
}

export const corpusNames = ['uci-subset', 'allsides-2021', 'ecbplus'] as const
export type CorpusName = (typeof corpusNames)[number]

interface Row {
  id: string
  title: string
  text: string
  publisher: string
  published_at: string | null
  story: string
}

export function hasCorpora(): boolean {
  return existsSync(CLUSTERS)
}

export interface CorpusOptions {
  /** The seed by which the order is shuffled. */
  seed: number
  /** The number of words of each text; 0 leaves the headlines. */
  words?: number
  /** The most entries of each story. */
  perStory?: number
  /** True if entries keep the set's own times and order. */
  isDated?: boolean
}

/**
 * A labelled set as one stream. Its times reveal too much (the collection time in one set, the
 * round-up date in the other), so by default all entries get the same time, and the seed determines
 * their order.
 */
export function readCorpus(
  name: CorpusName,
  { seed, words, perStory = Infinity, isDated = false }: CorpusOptions,
): Labelled[] {
  const counts = new Map<string, number>()
  const rows = shuffled(readRows<Row>(`${name}.jsonl`), seed).filter(({ story }) => {
    counts.set(story, (counts.get(story) ?? 0) + 1)
    return counts.get(story)! <= perStory
  })
  const timeOf = (row: Row) => (isDated ? Date.parse(row.published_at ?? '') : 0)
  const inOrder = rows.toSorted((a, b) => timeOf(a) - timeOf(b))
  return inOrder.map((row, at): Labelled => ({
    id: at + 1,
    title: row.title,
    text: words === undefined ? row.text : row.text.split(/\s+/).slice(0, words).join(' '),
    source: row.publisher || row.id,
    publishedAt: timeOf(row),
    language: 'en',
    story: row.story,
  }))
}

export function readRows<T>(file: string): T[] {
  const lines = readFileSync(new URL(file, CLUSTERS), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T)
}

/** Shuffles by the Fisher–Yates method, with random numbers that are the same on every machine. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed)
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}
