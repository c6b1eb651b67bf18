import { durationWords } from '#engine/scripts/shortage.ts'
/** Formats a playing time: "4:05", "1:02:03". */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    String(whole % 60).padStart(2, '0'),
  ]
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

interface Span {
  start: number
  end: number
}

/**
 * The index of the span that contains a time, or else of the last one before it; -1 before the
 * first. Spans must be sorted by time.
 */
export function spanAt(spans: readonly Span[], time: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.start <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A piece that was left this close to its end starts from the beginning. */
const AT_END_SECONDS = 2

/** The position at which playing begins, based on the saved one. */
export function resumeAt(position: number, seconds: number): number {
  return position < seconds - AT_END_SECONDS ? Math.max(0, position) : 0
}

/** Describes a waiting time: "about 40 s", "about 3 min". */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `about ${Math.max(1, Math.round(seconds))} s`
  if (seconds < 3600) return `about ${Math.round(seconds / 60)} min`
  return `about ${Math.round(seconds / 3600)} hr`
}

const numbers = new Intl.NumberFormat('en')

interface Length {
  words: number
  seconds: number
  articles: number
}

/**
 * Describes the length of a piece and the number of its articles: "About 2 minutes, from 6
 * articles".
 */
export function lengthWords(isText: boolean, { words, seconds, articles }: Length): string {
  const length = isText
    ? `${numbers.format(words)} ${words === 1 ? 'word' : 'words'}`
    : durationWords(seconds)
  return `About ${length}, from ${articles} ${articles === 1 ? 'article' : 'articles'}`
}
