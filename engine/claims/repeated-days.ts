import { takenPlaces } from './taken-places.ts'
import type { WrittenDate } from './written-dates.ts'

/** Forms of weekdays that no calendar lists, the first for Monday: "Sundays", "sonntags", "Montagabend", "los domingos". */
const stems: Record<string, readonly string[]> = {
  en: ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'],
  de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
  fr: ['lun', 'mar', 'mercre', 'jeu', 'vendre', 'same', 'dimanche'],
  es: ['', '', '', '', '', 'sábado', 'domingo'],
}
const PART_OF_DAY = 'vormittag|nachmittag|mittag|abend|morgen|nacht|früh'
const forms: Record<string, (stem: string) => string> = {
  en: (stem) => `${stem}days`,
  de: (stem) => `(?:${stem})(?:${PART_OF_DAY})?(?:e?s|en?)?`,
  fr: (stem) => (stem === 'dimanche' ? 'dimanches' : `${stem}dis`),
  es: (stem) => `${stem}s`,
}

const patterns = new Map<string, (RegExp | null)[]>()

function patternsOf(language: string): (RegExp | null)[] {
  const known = patterns.get(language)
  // A feed may state a language that has no list here.
  if (known || !Object.hasOwn(stems, language)) return known ?? []
  const made = stems[language]!.map((stem) => (stem === '' ? null : patternOf(stem, language)))
  patterns.set(language, made)
  return made
}

function patternOf(stem: string, language: string): RegExp {
  // safe expression: it repeats nothing
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms[language]!(stem)})(?![\\p{L}\\p{N}])`, 'giu')
}

/**
 * Adds weekdays in forms that no calendar lists, such as a repeated day or a part of one, to the
 * dates found already.
 */
export function withRepeatedDays(
  text: string,
  dates: readonly WrittenDate[],
  language: string | null,
): WrittenDate[] {
  const isTaken = takenPlaces(dates)
  const found = patternsOf(language ?? 'en').flatMap((pattern, weekday) =>
    pattern === null
      ? []
      : Array.from(text.matchAll(pattern), (match) => ({
          ...{ text: match[0], start: match.index, end: match.index + match[0].length },
          ...{ day: null, month: null, year: null, weekday },
        })),
  )
  return [...dates, ...found.filter(({ start, end }) => !isTaken(start, end))]
}

/** Says if a weekday is a repeated one, such as "Sundays" or "sonntags", not "Sonntagabend". */
export const isRepeatedDay = ({ text, weekday }: Pick<WrittenDate, 'text' | 'weekday'>) =>
  weekday !== null && REPEATED.test(text)

const REPEATED = /(?:days|gs|chs|ends|[nr]s|dis|dimanches|domingos|sábados)$/iu
