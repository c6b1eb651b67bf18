import { joinAll } from '../engine/joining.ts'
import { inHubOrder, shuffledFeeds } from './hub-order.ts'
import { judgeDay, type DayQuality } from './judge-day.ts'
import { adjacentDays, hoursOf, labelledDays, type DayEntry } from './labelled-day.ts'
import { joinByCentroid } from './plain-centroid.ts'
import { percent, row } from './print-table.ts'

/**
 * Thresholds that are tried for the plain centroid. The best one for the measured days is shown,
 * which makes the method look better than it is.
 */
const CENTROID_AT = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4]
/** The period before two adjacent days. Its entries are joined as well, but not judged. */
const BEFORE_MS = 5 * 24 * 60 * 60 * 1000
const ORDERS = 5

type Join = (entries: readonly DayEntry[]) => number[]

const byEngine: Join = (entries) => joinAll(entries).outcomes.map(({ group }) => group)

/**
 * Joins each labelled day by itself, and adjacent days as one partition after the days before; all
 * in the order in which a server joins.
 */
export function printJoining(entries: readonly DayEntry[]): void {
  const columns = ['F1', 'precision', 'recall', 'other affair', 'other development', 'events whole']
  row('day', 'joined by', ...columns)
  row(...Array.from({ length: 8 }, () => '---'))
  const alone = labelledDays().map((day) => {
    const ofDay = entries.filter(({ label }) => label?.day === day)
    const [ours, plain] = compare(day, ofDay, ofDay)
    return { ours, plain }
  })
  row('mean', 'ours', mean(alone.map(({ ours }) => ours.f1)))
  row('mean', 'centroid', mean(alone.map(({ plain }) => plain.f1)))
  for (const days of adjacentDays()) printPair(entries, days)
}

function printPair(entries: readonly DayEntry[], [first, second]: [string, string]): void {
  const from = hoursOf(first).from - BEFORE_MS
  const { until } = hoursOf(second)
  const stream = entries.filter(({ publishedAt }) => publishedAt >= from && publishedAt < until)
  const judged = stream.filter(({ label }) => label?.day === first || label?.day === second)
  const name = `${first} and ${second}, after five days`
  compare(name, stream, judged)
  print(name, 'ours, in the order of times', judge(stream, judged, byEngine))
  for (let seed = 1; seed <= ORDERS; seed++) {
    const shuffled = inHubOrder(stream, shuffledFeeds(stream, seed))
    print(name, `ours, feeds in order ${seed}`, judge(shuffled, judged, byEngine))
  }
}

function compare(name: string, stream: readonly DayEntry[], judged: readonly DayEntry[]) {
  const ordered = inHubOrder(stream)
  const ours = judge(ordered, judged, byEngine)
  print(name, 'ours', ours)
  const plain = CENTROID_AT.map((tau) => ({
    tau,
    ...judge(ordered, judged, (all) => joinByCentroid(all, tau)),
  }))
  const best = plain.reduce((one, next) => (next.f1 > one.f1 ? next : one))
  print(name, `centroid at ${best.tau}`, best)
  return [ours, best] as const
}

function judge(stream: readonly DayEntry[], judged: readonly DayEntry[], join: Join): DayQuality {
  const keys = new Set(judged.map(({ key }) => key))
  const articles = join(stream)
  return judgeDay(
    stream.flatMap(({ key, label }, at) =>
      label && keys.has(key) ? [{ article: articles[at]!, label }] : [],
    ),
  )
}

function print(name: string, by: string, quality: DayQuality): void {
  const { f1, precision, recall, otherAffair, otherDevelopment, whole } = quality
  const shares = [f1, precision, recall, otherAffair, otherDevelopment, whole]
  row(name, by, ...shares.map(percent))
}

function mean(shares: readonly number[]): string {
  return percent(shares.reduce((sum, share) => sum + share, 0) / shares.length)
}
