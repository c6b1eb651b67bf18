import { groupBy } from './judge-day.ts'
import type { DayEntry } from './labelled-day.ts'
import type { WrittenArticle } from './judge-words.ts'

/**
 * Faults of a title that labels and times reveal. A person has to judge if the title is fair and
 * plain.
 */
type TitleFault = 'former' | 'of another event' | 'no news'

/** The age up to which a report is new, relative to the newest report. */
const NEWEST_MS = 12 * 60 * 60 * 1000
const REPORTS = new Set(['news', 'live', 'obituary'])
const ABOUT_EVENT = new Set([...REPORTS, 'feature', 'analysis'])

/**
 * `former`: a report of the article's main events is more than twelve hours newer than the title. `of another event`:
 * the title's event is not one of these. `no news`: the title belongs to an opinion, a round-up or a promotion, though
 * other entries are about an event. The main events are those with the most entries, among all and among the newest.
 */
export function titleFaults({ titleOf, entries }: WrittenArticle): TitleFault[] {
  if (titleOf === null) return []
  const labelled = entries.filter(({ label }) => label !== null)
  const newest = Math.max(...labelled.map(({ publishedAt }) => publishedAt))
  const isAboutEvent = ({ label }: DayEntry) => ABOUT_EVENT.has(label!.kind)
  const events = new Set([
    ...mostToldOf(labelled),
    ...mostToldOf(
      labelled.filter((one) => one.publishedAt >= newest - NEWEST_MS && isAboutEvent(one)),
    ),
  ])
  const reports = labelled.filter(
    ({ label }) => REPORTS.has(label!.kind) && events.has(label!.event),
  )
  const newestReport = Math.max(...reports.map(({ publishedAt }) => publishedAt))
  const { label } = titleOf
  const faults: [TitleFault, boolean][] = [
    ['former', titleOf.publishedAt < newestReport - NEWEST_MS],
    ['of another event', label !== null && !events.has(label.event)],
    ['no news', label !== null && !isNews(label.kind) && labelled.some(isAboutEvent)],
  ]
  return faults.flatMap(([fault, is]) => (is ? [fault] : []))
}

export function judgeTitles(written: readonly WrittenArticle[]) {
  const faults = written.map(titleFaults)
  const count = (fault: TitleFault) => faults.filter((own) => own.includes(fault)).length
  return {
    former: count('former'),
    others: count('of another event'),
    noNews: count('no news'),
    wrong: faults.filter((own) => own.length > 0).length,
  }
}

/** The events with the most of these entries; several if they are tied. */
function mostToldOf(entries: readonly DayEntry[]): string[] {
  const groups = [...groupBy(entries, ({ label }) => label!.event)]
  const most = Math.max(...groups.map(([, own]) => own.length))
  return groups.flatMap(([event, own]) => (own.length === most ? [event] : []))
}

/**
 * Says if an entry of this kind is about an event; videos count, because their titles are like
 * those of reports.
 */
function isNews(kind: string): boolean {
  return ABOUT_EVENT.has(kind) || kind === 'video'
}
