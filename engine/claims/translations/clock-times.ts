import type { Span } from '../taken-places.ts'

/** A time of the day, in minutes since midnight. */
export interface ClockTime extends Span {
  minutes: number
}

/** Matches times of day: "5 p.m.", "17 Uhr", "18 h 30", "18:30", "a las 17 horas". */
const CLOCK =
  /(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))?[ \u00a0\u202f]?(?:(a\.?m|p\.?m)(?!\p{L})|Uhr(?: (\d{2})(?!\d))?|h(?:(?:eures?|oras?)(?!\p{L}))?[ \u00a0\u202f]?(\d{2})?(?![\p{L}\d]))|(?<![\d.,:])(\d{1,2}):(\d{2})(?![\d:])/giu
const HALF_DAY = 12

/** Times of the day, as any of our languages writes them. */
export function clockTimes(text: string): ClockTime[] {
  return Array.from(text.matchAll(CLOCK)).flatMap((match) => {
    const [whole, hour, inner, half, behindUhr, behindHour, lone, minute] = match
    const hours = Number(hour ?? lone)
    const minutes = Number(inner ?? behindUhr ?? behindHour ?? minute ?? 0)
    const isLate = half?.toLowerCase().startsWith('p') ?? false
    const isEarly = half !== undefined && !isLate
    const told =
      isLate && hours < HALF_DAY ? hours + HALF_DAY : isEarly && hours === HALF_DAY ? 0 : hours
    if (told > 24 || minutes > 59) return []
    return [
      { start: match.index, end: match.index + whole.length, minutes: (told % 24) * 60 + minutes },
    ]
  })
}
