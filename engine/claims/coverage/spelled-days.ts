import { placeOf, spelledAmounts } from './spelled-amounts.ts'
import { spelledNumbers } from '../spelled-numbers.ts'
import type { WrittenDate } from '../written-dates.ts'

/** Words before the month, such as "third of". */
const BEFORE = /(?<![\p{L}-])(\p{L}{1,24}(?:[- ]\p{L}{1,24}){0,2})(?: of| de)? $/u
/** Words after the month, such as "the third". */
const BEHIND = /^,? (?:the )?(\p{L}{2,24}(?:-\p{L}{2,24})?)/u
const CHARACTERS = 64
const FIRST = /^(?:first|erste[nr]?|premier|1er|primero|uno)$/iu
const MOST_DAYS = 31

/** Adds the day to dates that have only a month, if words next to the month name the day. */
export function withSpelledDays(
  text: string,
  dates: readonly WrittenDate[],
  language: string | null,
): WrittenDate[] {
  return dates.map((date) => {
    if (date.month === null || date.day !== null) return date
    const before = BEFORE.exec(text.slice(Math.max(0, date.start - CHARACTERS), date.start))
    // At the beginning of a text, the expression takes "of" for one of the words.
    const words = (before?.[1] ?? '').replace(/ (?:of|de)$/u, '')
    for (const word of endsOf(words)) {
      const day = dayOf(word, language ?? 'en')
      if (day === null) continue
      const start = date.start - before![0].length + before![0].lastIndexOf(word)
      return { ...date, day, start, text: text.slice(start, date.end) }
    }
    const behind = BEHIND.exec(text.slice(date.end, date.end + CHARACTERS))
    const day = dayOf(behind?.[1] ?? '', language ?? 'en')
    if (day === null) return date
    const end = date.end + behind![0].length
    return { ...date, day, end, text: text.slice(date.start, end) }
  })
}

/**
 * All endings of some words, the longest first: "le vingt et un", "vingt et un", "et un", "un". The first one that is a
 * number is the day.
 */
function endsOf(words: string): string[] {
  const each = words.split(' ')
  return each.map((_, at) => each.slice(at).join(' '))
}

/** The day that the words name as a whole; null for other words. */
function dayOf(words: string, language: string): number | null {
  if (FIRST.test(words)) return 1
  const [amount] = spelledAmounts(words, language)
  const [number] = spelledNumbers(words, language)
  const [found, day] =
    amount && placeOf(amount.key) !== null ? [amount, placeOf(amount.key)] : [number, number?.value]
  const isWhole = found?.start === 0 && found.end === words.length
  return isWhole && day && day <= MOST_DAYS ? day : null
}
