import { writtenDates } from '../../claims/written-dates.ts'
import { dayAt, daysLater, startOfDay, weekdayOf, type Day } from './zoned-days.ts'
import { findPhrases, phrases, type Token } from './tokens.ts'

/** A stretch of time in epoch milliseconds, its end exclusive. */
export interface TimeAsked {
  from: number | null
  to: number | null
  /**
   * True if answers have to be published in this time. False for times such as "yesterday", which
   * may also be the time of the event.
   */
  isStrict: boolean
  /** Tokens that name the time; they are not searched in texts. */
  tokens: ReadonlySet<number>
}

type Near = 'today' | 'yesterday' | 'week' | 'last-week' | 'month' | 'last-month' | 'year'

const nearby = phrases<Near>([
  [
    'today',
    `today|this morning|this afternoon|this evening|tonight|so far today|heute|aujourd'hui|aujourd hui|hoy|oggi`,
  ],
  ['yesterday', `yesterday|last night|gestern|hier soir|ayer|ieri`],
  ['week', `this week|diese woche|dieser woche|cette semaine|esta semana|questa settimana`],
  [
    'last-week',
    `last week|past week|previous week|letzte woche|letzter woche|vergangene woche|la semaine dernière|semaine dernière|semana pasada|la semana pasada|settimana scorsa`,
  ],
  ['month', `this month|diesen monat|ce mois-ci|este mes|questo mese`],
  ['last-month', `last month|past month|letzten monat|mois dernier|mes pasado|mese scorso`],
  ['year', `this year|dieses jahr|cette année|este año|quest'anno|quest anno`],
])

const SINCE = new Set(
  'since after from seit depuis dès desde da dal dalla ab nach après dopo'.split(' '),
)
const OF = new Set('from de da dal dalla'.split(' '))
const UNTIL = new Set('until before till bis vor avant hasta antes prima fino'.split(' '))
/** Words before a number of days or hours: "in the last 3 days", "the past 24 hours". */
const LAST = new Set(
  'last past letzten letzte vergangenen derniers dernières últimos últimas ultimi ultime'.split(
    ' ',
  ),
)
const UNITS: [hours: number, words: Set<string>][] = [
  [1, new Set('hour hours stunde stunden heure heures hora horas ora ore'.split(' '))],
  [24, new Set('day days tag tage tagen jour jours día días giorno giorni'.split(' '))],
  [
    168,
    new Set(
      'week weeks woche wochen semaine semaines semana semanas settimana settimane'.split(' '),
    ),
  ],
]
const HOUR_MS = 3_600_000
/** The longest stretch of time that a question can mean. */
const MOST_HOURS = 24 * 366 * 10

export function readTime(
  text: string,
  tokens: readonly Token[],
  { now, zone, language }: { now: number; zone: string; language: string },
): TimeAsked {
  const today = dayAt(now, zone)
  return (
    lastHours(tokens, now) ??
    ofDates(text, tokens, { today, zone, language }) ??
    ofNear(tokens, { today, zone }) ?? { from: null, to: null, isStrict: false, tokens: new Set() }
  )
}

function lastHours(tokens: readonly Token[], now: number): TimeAsked | null {
  for (let at = 0; at < tokens.length - 2; at++) {
    if (!LAST.has(tokens[at]!.lower)) continue
    const many = Number(tokens[at + 1]!.lower)
    const unit = UNITS.find(([, words]) => words.has(tokens[at + 2]!.lower))
    if (!Number.isInteger(many) || many < 1 || !unit || many * unit[0] > MOST_HOURS) continue
    return {
      from: now - many * unit[0] * HOUR_MS,
      to: null,
      isStrict: true,
      tokens: new Set([at, at + 1, at + 2]),
    }
  }
  return null
}

function ofNear(
  tokens: readonly Token[],
  { today, zone }: { today: Day; zone: string },
): TimeAsked | null {
  const [found] = findPhrases(tokens, nearby)
  if (!found) return null
  const monday = daysLater(today, -weekdayOf(today))
  const first = { ...today, day: 1 }
  const before = daysLater(first, -1)
  const [from, to] = (
    {
      today: [today, daysLater(today, 1)],
      yesterday: [daysLater(today, -1), today],
      week: [monday, null],
      'last-week': [daysLater(monday, -7), monday],
      month: [first, null],
      'last-month': [{ ...before, day: 1 }, first],
      year: [{ ...today, month: 1, day: 1 }, null],
    } satisfies Record<Near, [Day, Day | null]>
  )[found.meaning]
  const ahead = tokens[found.from - 1]?.lower ?? ''
  // "News from last week" means that week only.
  const isOf = found.meaning.startsWith('last') && OF.has(ahead)
  const isSince = SINCE.has(ahead) && !isOf
  return {
    from: startOfDay(from, zone),
    to: to === null || isSince ? null : startOfDay(to, zone),
    isStrict: isSince || found.meaning.startsWith('last'),
    tokens: new Set(range(found.from - (isSince ? 1 : 0), found.to)),
  }
}

/** Reads dates and weekdays; a weekday is the last one, at most a week ago. */
function ofDates(
  text: string,
  tokens: readonly Token[],
  { today, zone, language }: { today: Day; zone: string; language: string },
): TimeAsked | null {
  for (const date of writtenDates(text.slice(0, READ_CHARACTERS), language)) {
    // Short forms such as "qui" are weekdays in one language and other words elsewhere.
    if (date.weekday !== null && date.text.length <= SHORT_WEEKDAY) continue
    const inside = tokens.flatMap(({ start, end }, at) =>
      start < date.end && end > date.start ? [at] : [],
    )
    const [first] = inside
    const day = dayOf(date, today)
    if (day === null || first === undefined) continue
    const ahead = tokens[first - 1]?.lower ?? ''
    const start = startOfDay(day, zone)
    const end = startOfDay(daysLater(day, 1), zone)
    if (SINCE.has(ahead))
      return { from: start, to: null, isStrict: true, tokens: new Set([first - 1, ...inside]) }
    if (UNTIL.has(ahead))
      return { from: null, to: start, isStrict: true, tokens: new Set([first - 1, ...inside]) }
    return { from: start, to: end, isStrict: false, tokens: new Set(inside) }
  }
  return null
}

const SHORT_WEEKDAY = 3
const READ_CHARACTERS = 2000

function dayOf(
  { day, month, year, weekday }: ReturnType<typeof writtenDates>[number],
  today: Day,
): Day | null {
  if (weekday !== null) return daysLater(today, -(((weekdayOf(today) - weekday + 6) % 7) + 1))
  if (day === null || month === null) return null
  if (year !== null) return { year, month, day }
  const thisYear = { year: today.year, month, day }
  const isAhead = month > today.month || (month === today.month && day > today.day)
  return isAhead ? { ...thisYear, year: today.year - 1 } : thisYear
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}
