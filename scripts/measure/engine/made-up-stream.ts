import type { JoinerEntry } from '#engine/joining/joiner.ts'
import { WINDOW_MS } from '#engine/joining/entry-window.ts'
import { seededRandom } from '#core/seeded.ts'

const VOCABULARY = 30_000
const REPORTS_PER_EVENT = 2.5
const TITLE_WORDS = 9
const TEXT_WORDS = 60
/** The share of a report's words that are drawn from the words of its event. */
const OWN_WORDS_SHARE = 0.5
const WORDS_OF_EVENT = 20

/**
 * Entries in invented words with the frequencies of a natural language (the second most frequent
 * word is half as frequent as the first, and so on), about events that several outlets report. It
 * is for measuring time, for which only the frequencies matter. `windowEntries` of them are
 * published in one window.
 */
export function* madeUpStream(count: number, windowEntries: number): Generator<JoinerEntry> {
  const random = seededRandom(count)
  const word = () => `w${Math.floor(VOCABULARY ** random())}a`
  const newEvent = () => Array.from({ length: WORDS_OF_EVENT }, word)
  const recent: string[][] = []
  for (let id = 1; id <= count; id++) {
    const isReportedBefore = random() > 1 / REPORTS_PER_EVENT && recent.length > 0
    const event = isReportedBefore ? recent[Math.floor(random() * recent.length)]! : newEvent()
    if (!isReportedBefore) recent.push(event)
    if (recent.length > windowEntries / 20) recent.shift()

    const say = () =>
      random() < OWN_WORDS_SHARE ? event[Math.floor(random() * event.length)]! : word()
    yield {
      id,
      title: Array.from({ length: TITLE_WORDS }, say).join(' '),
      text: Array.from({ length: TEXT_WORDS }, say).join(' '),
      source: id % 40,
      publishedAt: (id * WINDOW_MS) / windowEntries,
      language: 'en',
    }
  }
}
