// Joins a real week of news in the order of its times, and judges the articles that it shows of the labelled day:
//   npm run day
import type { JoinFeatures } from '#engine/joining/join-features.ts'
import { judgeAffairs } from './day/judge-affairs.ts'
import { judgeDay, type DayQuality } from './day/judge-day.ts'
import { judgePerhaps } from './day/judge-perhaps.ts'
import { judgeNames, readNames } from './day/judge-names.ts'
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
  const { outcomes } = joinAll(week)
  const affairs = judgeAffairs(week, (at) => outcomes[at]!.group)
  for (const [pairs, quality] of Object.entries(affairs)) {
    const [precision, recall, f1] = [quality.precision, quality.recall, quality.f1].map(percent)
    console.log(`Affairs, pairs ${pairs}: precision ${precision} %, recall ${recall} %, F1 ${f1}`)
  }
  for (const { kind, shown, right, labelled, found } of judgeNames(readNames(week))) {
    const quality = `precision ${percent(right / shown)} %, recall ${percent(found / labelled)} %`
    console.log(`Names, ${kind}: ${quality} (${shown} shown, ${labelled} labelled)`)
  }
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
