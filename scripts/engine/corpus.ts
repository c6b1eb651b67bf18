import { existsSync, readFileSync } from 'node:fs'
import type { JoinerEntry } from '#areas/news-hub/server/articles/joiner.ts'
import { seededRandom } from '#web/ui/seeded.ts'

/** Where labelled entries lie, beside the repository; never part of it. */
export const CLUSTERS = new URL('../../../shared/corpora/clusters/', import.meta.url)

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
  story: string
}

export function hasCorpora(): boolean {
  return existsSync(CLUSTERS)
}

/**
 * A labelled set as one stream. Its times say too much (the collection time of one set and the
 * round-up date of the other give the story away), so all entries get the same time and an order
 * that a seed decides.
 */
export function readCorpus(name: CorpusName, seed: number, keep = (_story: string) => true) {
  const rows = readRows<Row>(`${name}.jsonl`).filter(({ story }) => keep(story))
  return shuffled(rows, seed).map(({ id, title, text, publisher, story }, at): Labelled => ({
    id: at + 1,
    title,
    text,
    source: publisher || id,
    publishedAt: 0,
    language: 'en',
    story,
  }))
}

export function readRows<T>(file: string): T[] {
  const lines = readFileSync(new URL(file, CLUSTERS), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T)
}

/** Fisher and Yates, with numbers that are the same on every machine. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed)
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}
