import { count } from '#web/ui/count.ts'
import type { Progress } from '../../contract.ts'

/**
 * The current work of the pipeline in one line; null if it is idle. The work that takes longest
 * comes first, because phones cut off the end.
 */
export function progressWords(progress: Progress): string | null {
  const { fetching, waitingFeeds, waitingEntries, articles } = progress
  const toDo = [
    waitingEntries > 0 && `${count(waitingEntries, 'entry')} to join`,
    articles > 0 && `${count(articles, 'article')} to write`,
  ].filter((part) => part !== false)
  if (toDo.length > 0) toDo[0] += timeLeft(progress)
  const parts = [
    ...toDo,
    fetching > 0 && `fetching ${count(fetching, 'feed')}`,
    waitingFeeds > 0 && `${count(waitingFeeds, 'feed')} to fetch`,
  ].filter((part) => part !== false)
  const words = parts.join(', ')
  return words ? words[0]!.toUpperCase() + words.slice(1) : null
}

/**
 * The remaining time in words. It is a minimum while feeds wait to be fetched, because they will
 * bring more entries.
 */
function timeLeft({ secondsLeft, fetching, waitingFeeds }: Progress): string {
  if (secondsLeft === null) return ''
  const minutes = Math.round(secondsLeft / 60)
  const time = minutes < 100 ? count(minutes, 'minute') : count(Math.round(minutes / 60), 'hour')
  if (fetching + waitingFeeds > 0) return minutes > 0 ? ` (at least ${time})` : ''
  return minutes > 0 ? ` (about ${time})` : ' (less than a minute)'
}
