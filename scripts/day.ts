// Joins a real week of news in the order of its times, and judges the articles that it shows of the labelled day:
//   npm run day
import type { JoinFeatures } from '#engine/joining/join-features.ts'
import { judgeDay, type DayQuality } from './day/judge-day.ts'
import { fileDay, judgeFolders } from './day/judge-categories.ts'
import { judgePerhaps } from './day/judge-perhaps.ts'
import { hasDays, readLabelledWeek, type DayEntry } from './day/labelled-day.ts'
import { joinAll } from './engine/joining.ts'

/** Where the plain centroid is tried; the one that suits this very day best is shown, which flatters it. */
const CENTROID_AT = [0.15, 0.2, 0.25, 0.3, 0.35]

if (!hasDays()) {
  console.log('No labelled day beside the repository: nothing is measured.')
} else {
  const week = readLabelledWeek()
  row('', 'B³ precision', 'recall', 'F1', 'other affair', 'other development', 'events whole')
  row(...Array.from({ length: 7 }, () => '---'))
  print('ours', judge(week))
  const plain = CENTROID_AT.map((tau) => ({ tau, ...judge(week, tau) }))
  const best = plain.reduce((one, next) => (next.f1 > one.f1 ? next : one))
  print(`the centroid at ${best.tau}`, best)
  const { asked, same, affair } = judgePerhaps(week)
  console.log(
    `\nPerhaps the same event: ${asked} times, ${percent(same / asked)} % are, ${percent(affair / asked)} % are of the affair`,
  )
  printFolders(week)
}

/** In which folders the articles of the day stand. */
function printFolders(week: DayEntry[]): void {
  const { outcomes } = joinAll(week)
  const filed = fileDay(
    week,
    outcomes.map(({ group }) => group),
  )
  const { accuracy, folders } = judgeFolders(filed)
  console.log(`\nIn the right folder: ${percent(accuracy)} %`)
  row('folder', 'shown', 'precision', 'recall')
  row('---', '---', '---', '---')
  for (const { folder, shown, precision, recall } of folders)
    row(folder, String(shown), percent(precision), percent(recall))
}

/** By the model, or by the centroid alone from a similarity on. */
function judge(week: DayEntry[], centroidAt?: number): DayQuality {
  const plain = centroidAt !== undefined && {
    tau: centroidAt,
    score: ({ centroid }: JoinFeatures) => centroid,
  }
  const { outcomes } = joinAll(week, plain || {})
  return judgeDay(
    week.flatMap(({ label }, at) => (label ? [{ article: outcomes[at]!.group, label }] : [])),
  )
}

function print(name: string, quality: DayQuality): void {
  const { precision, recall, f1, otherAffair, otherDevelopment, whole } = quality
  row(name, ...[precision, recall, f1, otherAffair, otherDevelopment, whole].map(percent))
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

function row(...cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
