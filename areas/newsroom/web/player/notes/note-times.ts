/** A part of show notes. If `seconds` is present, the part is a time in the recording. */
export interface NotePart {
  text: string
  seconds?: number
}

/**
 * A time such as "4:05", "[00:12:34]" or "(1:02:03)". Its surroundings are checked, so that no date
 * or longer number matches.
 */
const TIME = /(?<![\d:.,/–-])(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?![\d:/]|[.,]\d)/g
/** Text that follows a time of day, such as "am", "Uhr" or "CET". */
const OF_DAY = /^\s{0,2}(?:[aApP]\.?[mM]\b|[uU]hr\b|h(?:rs?)?\b|UTC\b|[A-Z]{1,3}T\b)/
const OPENS = /[([]\s?$/
const CLOSES = /^\s?[)\]]/
/** The text before a time at the beginning of a line: nothing, or a list marker. */
const BEGINS = /^[\s\-–—•*·▶►#([]{0,6}$/
/** The text before a time at the end of a line: a separator. */
const SEPARATES = /[-–—|:•·…\t]\s{0,3}$|\s{2,4}$/
const ENDS = /^[\s)\].]{0,3}$/
const MINUTE = 60

/**
 * Splits show notes into parts. A time counts as one of the recording at the beginning of a line, in brackets, after a
 * separator at the end of a line, or if it has hours; a time of day, a score or a verse in a sentence does not count.
 *
 * @param length The length of the recording in seconds; 0 if it is unknown.
 */
export function noteParts(notes: string, length: number): NotePart[] {
  const parts: NotePart[] = []
  let from = 0
  const add = (part: NotePart) => {
    const last = parts.at(-1)
    if (last && last.seconds === undefined && part.seconds === undefined) last.text += part.text
    else if (part.text !== '') parts.push(part)
  }
  for (const found of notes.matchAll(TIME)) {
    const seconds = secondsOf(found)
    if (seconds === null || (length > 0 && seconds >= length)) continue
    if (!isOfRecording(notes, found.index, found[0], found[1] !== undefined)) continue
    add({ text: notes.slice(from, found.index) })
    add({ text: found[0], seconds })
    from = found.index + found[0].length
  }
  add({ text: notes.slice(from) })
  return parts
}

/** Returns the seconds of a time; null if its minutes or seconds are out of range. */
function secondsOf([, hours, minutes, seconds]: RegExpMatchArray): number | null {
  if (Number(seconds) >= MINUTE || (hours !== undefined && Number(minutes) >= MINUTE)) return null
  return (Number(hours ?? 0) * MINUTE + Number(minutes)) * MINUTE + Number(seconds)
}

function isOfRecording(notes: string, at: number, time: string, hasHours: boolean): boolean {
  const end = at + time.length
  const before = notes.slice(notes.lastIndexOf('\n', at - 1) + 1, at)
  const lineEnd = notes.indexOf('\n', end)
  const behind = notes.slice(end, lineEnd < 0 ? undefined : lineEnd)
  if (OF_DAY.test(behind)) return false
  if (hasHours || BEGINS.test(before)) return true
  if (OPENS.test(before) && CLOSES.test(behind)) return true
  return ENDS.test(behind) && SEPARATES.test(before)
}
