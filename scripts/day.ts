// Joins a real week of news in the order of its times, and judges the articles that it shows of the labelled day:
//   npm run day
import type { JoinFeatures } from '#engine/joining/join-features.ts'
import { judgeCounting } from './day/judge-counting.ts'
import { judgeDay, type DayQuality } from './day/judge-day.ts'
import { judgePerhaps } from './day/judge-perhaps.ts'
import { judgeCheck, judgeWords, writeDay } from './day/judge-words.ts'
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
  printWords(week)
  const { entries, articles, hidden, twice } = await judgeCounting()
  console.log(
    `\nIn a hub whose publishers have two feeds each: ${entries} entries in ${articles} articles`,
  )
  console.log(`Stored entries that no list or search shows: ${hidden}`)
  console.log(`Articles that count one page or one publisher twice: ${twice}`)
}

function printWords(week: DayEntry[]): void {
  const { outcomes } = joinAll(week)
  const written = writeDay(week, (at) => outcomes[at]!.group)
  const { articles, sentences, silent, twice, twiceOnPage, credits, exact } = judgeWords(
    written,
    week,
  )
  const { pairs, found, mistaken } = judgeCheck(week)
  console.log(
    `\nWords of the ${articles} articles of two sources or more: ${(sentences / articles).toFixed(1)} sentences shown, none in ${silent}` +
      `\nOne fact told twice in ${twice} lists, on ${twiceOnPage} pages (of ${pairs} judged pairs the check finds ${percent(found)} %, mistakes ${percent(mistaken)} %)` +
      `\nCredits, captions and promotion: ${credits}; sentences exact: ${percent(exact)} %`,
  )
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
