import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { readCaptures } from '../replay/captures.ts'

const CAPTURES = new URL('../../../../shared/corpora/captures/', import.meta.url)
const weeks = ['2020-W21', '2021-W37']

/** The text of one entry in two successive captures of its feed. */
export interface RevisedText {
  before: string
  after: string
}

/** Reads all texts of captured feeds, and those that changed between two captures. */
export function readTexts(): { texts: string[]; revised: RevisedText[] } {
  const texts = new Set<string>()
  const revised: RevisedText[] = []
  for (const week of weeks) {
    for (const { name, captures } of readCaptures(fileURLToPath(new URL(week, CAPTURES)))) {
      const known = new Map<string, string>()
      for (const { at, file } of captures) {
        for (const { identity, text } of entriesOf(readFileSync(file), name, at)) {
          const before = known.get(identity)
          texts.add(text)
          if (before !== undefined && before !== text) revised.push({ before, after: text })
          known.set(identity, text)
        }
      }
    }
  }
  return { texts: [...texts], revised }
}

function entriesOf(body: Uint8Array, name: string, now: Date) {
  try {
    return readFeed(body, { address: `https://${name}.example/feed`, now }).entries
  } catch {
    return []
  }
}
