import { durationWords } from '#engine/scripts/shortage.ts'
/** "4:05", "1:02:03". */
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

/** Finds the span that sounds, or sounded last: -1 before the first. Spans are in the order of time. */
export function spanAt(spans: readonly Span[], time: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.start <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A piece that was left this near to its end starts over. */
const AT_END_SECONDS = 2

/** Chooses where playing begins, from a saved position. */
export function resumeAt(position: number, seconds: number): number {
  return position < seconds - AT_END_SECONDS ? Math.max(0, position) : 0
}

/** "about 40 s", "about 3 min", for a wait. */
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
 * Says how long a piece becomes, and from how much: "About 2 minutes, from 6 articles", "About 480 words, from 1
 * article".
 */
export function lengthWords(isText: boolean, { words, seconds, articles }: Length): string {
  const length = isText
    ? `${numbers.format(words)} ${words === 1 ? 'word' : 'words'}`
    : durationWords(seconds)
  return `About ${length}, from ${articles} ${articles === 1 ? 'article' : 'articles'}`
}
