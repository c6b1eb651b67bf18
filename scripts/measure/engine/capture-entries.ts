import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JoinerEntry } from '#engine/joining/joiner.ts'
import { detectLanguage } from '#engine/words/language.ts'
import { publishedAt } from '#engine/feeds/published-at.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { readCaptures } from '../replay/captures.ts'

const CAPTURES = new URL('../../../../shared/corpora/captures/', import.meta.url)

/** Weeks of real feeds in a folder beside the repository, never part of it. */
export const weeks = ['2020-W21', '2021-W37'] as const
export type Week = (typeof weeks)[number]

/** An entry of a captured feed. */
export interface Captured extends JoinerEntry {
  /** A key that contains no word of the entry; labels refer to entries by it. */
  key: string
  /**
   * The time of the capture that showed the entry first; all entries of one capture arrive
   * together.
   */
  arrivedAt: number
}

export function hasCaptures(): boolean {
  return existsSync(CAPTURES)
}

/** The entries of a week in the order of its captures, each as first seen. */
export async function readWeek(week: Week): Promise<Captured[]> {
  const entries: Omit<Captured, 'id'>[] = []
  for (const { name, captures } of readCaptures(fileURLToPath(new URL(week, CAPTURES)))) {
    const seen = new Set<string>()
    for (const { at, file } of captures) {
      const address = `https://${name}.example/feed`
      for (const entry of readable(readFileSync(file), address, at)) {
        if (seen.has(entry.identity)) continue
        seen.add(entry.identity)
        const title = entry.title ?? ''
        entries.push({
          key: createHash('sha256').update(`${name} ${entry.identity}`).digest('hex').slice(0, 12),
          title,
          text: entry.text,
          source: name,
          language: await detectLanguage(`${title}. ${entry.text}`, 'en'),
          publishedAt: publishedAt(entry, at).getTime(),
          arrivedAt: at.getTime(),
        })
      }
    }
  }
  const inOrder = entries.toSorted(
    (a, b) =>
      a.arrivedAt - b.arrivedAt || a.publishedAt - b.publishedAt || (a.key < b.key ? -1 : 1),
  )
  return inOrder.map((entry, at) => ({ ...entry, id: at + 1 }))
}

/**
 * The entries of a capture; a cut-off one is read as far as possible, and an unreadable one has
 * none.
 */
function readable(body: Uint8Array, address: string, now: Date) {
  try {
    return readFeed(body, { address, now }).entries
  } catch {
    return []
  }
}
