import { words } from '../words/word-segments.ts'
import { capitalisedStems, stems } from '../words/terms.ts'

/** An article as its title and lead tell it. */
export interface Told {
  id: number
  title: string
  lead: string
}

/**
 * The most names that are searched in former articles. Articles that share two names belong to one
 * story or a near one.
 */
const NAMES_SOUGHT = 4
/** The least number of recent articles at which a name can be too frequent to show a story. */
const CROWD = 30
const CROWD_SHARE = 0.4
/** The fewest names that both articles must hold; one of them must be in both titles. */
const LEAST_NAMES = 2
/** The fewest words that both titles hold. */
const LEAST_SHARED = 2
/** The least share of the new title that the former article mentions. */
const TITLE_KNOWN = 0.5
/** The share of the shorter article that has to be in both. */
const LEAST_OVERLAP = 0.27
/**
 * The fewest new words of a title. With fewer, it is the same report again, or a column that
 * repeats its title daily.
 */
const LEAST_NEW = 2

interface Read {
  title: Set<string>
  all: Set<string>
  names: Set<string>
}

/**
 * The earlier article that this one follows up on. It has the same names, mentions most of the new
 * title, and lacks something new. Null in doubt: articles about the same people may be about
 * different events.
 */
export function pickFormer(
  article: Told,
  candidates: readonly Told[],
  language: string | null,
): number | null {
  const own = read(article, language)
  const others = candidates.map((told) => ({ id: told.id, ...read(told, language) }))
  const crowded = crowdedNames(own, others)

  let best: number | null = null
  let bestScore = 0
  for (const { id, ...other } of others) {
    const score = likeness(own, other, crowded)
    // Among equals the first one is kept, because candidates are sorted newest first.
    if (score > bestScore) [best, bestScore] = [id, score]
  }
  return best
}

/** Names as written, those of the title first. */
export function namesSought({ title, lead }: Omit<Told, 'id'>, language: string | null): string[] {
  const names = namesIn({ title, lead }, language)
  const found = new Map<string, string>()
  for (const word of [...words(title, language), ...words(lead, language)]) {
    const [stem] = stems(word, language)
    if (stem !== undefined && names.has(stem) && !found.has(stem)) found.set(stem, word)
  }
  return [...found.values()].slice(0, NAMES_SOUGHT)
}

function likeness(own: Read, other: Read, crowded: Set<string>): number {
  const names = [...own.names].filter((name) => other.all.has(name) && !crowded.has(name))
  const isInBothTitles = names.some((name) => own.title.has(name) && other.title.has(name))
  if (names.length < LEAST_NAMES || !isInBothTitles) return 0
  if (shared(own.title, other.title) < LEAST_SHARED) return 0
  if (hasForeignName(own, other) && hasForeignName(other, own)) return 0

  const news = [...own.title].filter((stem) => !other.title.has(stem) && !/^\d+$/.test(stem))
  const known = shared(own.title, other.all) / own.title.size
  const overlap = shared(own.all, other.all) / Math.min(own.all.size, other.all.size)
  if (news.length < LEAST_NEW || known < TITLE_KNOWN || overlap < LEAST_OVERLAP) return 0
  return known + overlap
}

/**
 * Says if the title names something that the other article never mentions, such as another province
 * with a quake.
 */
function hasForeignName({ title, names }: Read, other: Read): boolean {
  return [...title].some((stem) => names.has(stem) && !other.all.has(stem))
}

function crowdedNames(own: Read, others: readonly Read[]): Set<string> {
  if (others.length < CROWD) return new Set()
  const isCrowded = (name: string) =>
    others.filter(({ all }) => all.has(name)).length >= CROWD_SHARE * others.length
  return new Set([...own.names].filter(isCrowded))
}

function read({ title, lead }: Told, language: string | null): Read {
  const inTitle = stems(title, language)
  return {
    title: new Set(inTitle),
    all: new Set([...inTitle, ...stems(lead, language)]),
    names: namesIn({ title, lead }, language),
  }
}

/**
 * Days are left out. Some languages write them with a capital, but they show nothing about a story.
 */
function namesIn({ title, lead }: Omit<Told, 'id'>, language: string | null): Set<string> {
  const names = capitalisedStems(`${title}\n${lead}`, language)
  for (const stem of stemsOfDays(language ?? 'en')) names.delete(stem)
  return names
}

const daysKnown = new Map<string, readonly string[]>()

function stemsOfDays(language: string): readonly string[] {
  let known = daysKnown.get(language)
  if (!known) {
    const nameOf = (options: Intl.DateTimeFormatOptions, day: Date) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day)
    const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)))
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)))
    const names = [
      ...weekdays.map((day) => nameOf({ weekday: 'long' }, day)),
      ...months.map((day) => nameOf({ month: 'long' }, day)),
    ]
    daysKnown.set(language, (known = stems(names.join(' '), language)))
  }
  return known
}

function shared(some: Set<string>, others: Set<string>): number {
  let count = 0
  for (const stem of some) if (others.has(stem)) count++
  return count
}
