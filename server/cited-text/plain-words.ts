const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Puts words on one line, without characters that reorder or hide others. */
export function plainWords(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()
}

/** The day of a moment in the words of a language; empty if the moment is invalid. */
export function dayIn(language: string, moment: string, zone = 'UTC'): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return ''
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: zone }).format(time)
  } catch {
    return time.toISOString().slice(0, 10)
  }
}
