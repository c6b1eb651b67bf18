import { count } from '#web/ui/count.ts'
import type { Progress } from '../../contract.ts'

/** What the pipeline does now, in one line; null while it rests. */
export function progressWords(progress: Progress): string | null {
  const { fetching, waitingFeeds, waitingEntries, articles } = progress
  const parts = [
    fetching > 0 && `fetching ${count(fetching, 'feed')}`,
    waitingFeeds > 0 && `${count(waitingFeeds, 'feed')} to fetch`,
    waitingEntries > 0 && `${count(waitingEntries, 'entry')} to join`,
    articles > 0 && `${count(articles, 'article')} to write`,
  ].filter((part) => part !== false)
  const words = parts.join(', ')
  return words ? words[0]!.toUpperCase() + words.slice(1) : null
}
