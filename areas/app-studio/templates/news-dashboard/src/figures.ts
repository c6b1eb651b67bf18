export interface Report {
  title: string
  outlet: string
  topic: string
  /** A day, such as "2026-03-02". */
  day: string
}

export interface Story {
  title: string
  topic: string
  outlets: string[]
  newest: string
}

/** Reports of one title are one story; those of most outlets come first. */
export function storiesIn(reports: Report[]): Story[] {
  const stories = new Map<string, Story>()
  for (const { title, topic, outlet, day } of reports) {
    const story = stories.get(title) ?? { title, topic, outlets: [], newest: day }
    if (!story.outlets.includes(outlet)) story.outlets.push(outlet)
    if (day > story.newest) story.newest = day
    stories.set(title, story)
  }
  return [...stories.values()].toSorted(
    (a, b) => b.outlets.length - a.outlets.length || (a.newest < b.newest ? 1 : -1),
  )
}

export interface Count {
  name: string
  count: number
}

/** The number of reports of each kind, the most first. */
export function countsBy(reports: Report[], field: 'topic' | 'outlet'): Count[] {
  const counts = new Map<string, number>()
  for (const report of reports) counts.set(report[field], (counts.get(report[field]) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** Reports of each day of the week up to the last report, or from the first one where that is longer ago. */
export function daysOf(reports: Report[]): Count[] {
  const days = reports.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const from = Math.min(Date.parse(first), Date.parse(last) - (WEEK_DAYS - 1) * DAY_MS)
  const counts: Count[] = []
  for (let at = from; at <= Date.parse(last); at += DAY_MS) {
    const name = new Date(at).toISOString().slice(0, 10)
    counts.push({ name, count: days.filter((day) => day === name).length })
  }
  return counts
}

/** The days from the first report to the last, in words: "24 February to 2 March 2026". */
export function spanOf(reports: Report[]): string {
  const days = reports.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (first === last) return wordsOf(first)
  const from = first.slice(0, 4) === last.slice(0, 4) ? wordsOf(first).slice(0, -5) : wordsOf(first)
  return `${from} to ${wordsOf(last)}`
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

function wordsOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[month! - 1]} ${year}`
}
