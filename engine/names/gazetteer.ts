import { wellKnownPlaces } from './known-places.ts'

const countries = new Map<string, Set<string>>()

/** Countries as the language writes them, of every region that `Intl` knows. */
function countriesIn(language: string): Set<string> {
  let known = countries.get(language)
  if (known) return known
  known = new Set()
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  for (let first = 65; first <= 90; first++) {
    for (let second = 65; second <= 90; second++) {
      const name = names.of(String.fromCharCode(first, second))
      if (name) known.add(name.toLowerCase())
    }
  }
  countries.set(language, known)
  return known
}

const calendars = new Map<string, Set<string>>()

/**
 * Says if a word is a month or a day in the language, such as "May", whose capital does not make it
 * a name.
 */
export function isOfCalendar(word: string, language: string | null): boolean {
  const code = language ?? 'en'
  let known = calendars.get(code)
  if (!known) {
    const name = (form: Intl.DateTimeFormatOptions, date: Date) =>
      new Intl.DateTimeFormat([code, 'en'], { ...form, timeZone: 'UTC' }).format(date).toLowerCase()
    const days = Array.from({ length: 7 }, (_, day) =>
      name({ weekday: 'long' }, new Date(Date.UTC(2024, 0, day + 1))),
    )
    const months = Array.from({ length: 12 }, (_, month) =>
      name({ month: 'long' }, new Date(Date.UTC(2024, month, 1))),
    )
    calendars.set(code, (known = new Set([...days, ...months])))
  }
  return known.has(word.toLowerCase())
}

export function isKnownPlace(name: string, language: string | null): boolean {
  const lower = name.toLowerCase()
  return (
    wellKnownPlaces.has(lower) ||
    countriesIn(language ?? 'en').has(lower) ||
    countriesIn('en').has(lower)
  )
}
