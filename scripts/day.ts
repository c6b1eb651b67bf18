// Joins a real week of news in the order of its times, and judges the articles that it shows of the labelled day:
//   npm run day
import type { JoinFeatures } from '#engine/joining/join-features.ts'
import { judgeAffairs } from './day/judge-affairs.ts'
import { judgeCounting } from './day/judge-counting.ts'
import { judgeDay, type DayQuality } from './day/judge-day.ts'
import { fileDay, judgeFolders } from './day/judge-categories.ts'
import { judgeFigures } from './day/judge-figures.ts'
import { judgeNames, readNames } from './day/judge-names.ts'
import { judgePerhaps } from './day/judge-perhaps.ts'
import { judgeCheck, judgeWords, writeDay } from './day/judge-words.ts'
import { hasDays, readLabelledWeek, type DayEntry } from './day/labelled-day.ts'
import { joinAll } from './engine/joining.ts'

/** Where the plain centroid is tried; the one that suits this very day best is shown, which flatters it. */
const CENTROID_AT = [0.15, 0.2, 0.25, 0.3, 0.35]

/** The article of each entry of the week, by its place. */
type ArticleAt = (at: number) => number

if (!hasDays()) {
  console.log('No labelled day beside the repository: nothing is measured.')
} else {
  const week = readLabelledWeek()
  const { outcomes } = joinAll(week)
  const articleAt = (at: number) => outcomes[at]!.group
  printJoining(week)
  printPerhaps(week)
  printFolders(week, articleAt)
  printWords(week, articleAt)
  printFigures(week, articleAt)
  printAffairs(week, articleAt)
  printNames(week)
  await printCounting()
}

function printJoining(week: DayEntry[]): void {
  row('', 'B³ precision', 'recall', 'F1', 'other affair', 'other development', 'events whole')
  row(...Array.from({ length: 7 }, () => '---'))
  print('ours', judge(week))
  const plain = CENTROID_AT.map((tau) => ({ tau, ...judge(week, tau) }))
  const best = plain.reduce((one, next) => (next.f1 > one.f1 ? next : one))
  print(`the centroid at ${best.tau}`, best)
}

function printPerhaps(week: DayEntry[]): void {
  const { asked, same, affair } = judgePerhaps(week)
  console.log(
    `\nPerhaps the same event: ${asked} times, ${percent(same / asked)} % are, ${percent(affair / asked)} % are of the affair`,
  )
}

/** In which folders the articles of the day stand. */
function printFolders(week: DayEntry[], articleAt: ArticleAt): void {
  const filed = fileDay(
    week,
    week.map((_, at) => articleAt(at)),
  )
  const { accuracy, folders } = judgeFolders(filed)
  console.log(`\nIn the right folder: ${percent(accuracy)} %`)
  row('folder', 'shown', 'precision', 'recall')
  row('---', '---', '---', '---')
  for (const { folder, shown, precision, recall } of folders)
    row(folder, String(shown), percent(precision), percent(recall))
}

function printWords(week: DayEntry[], articleAt: ArticleAt): void {
  const { articles, sentences, silent, twice, twiceOnPage, credits, exact } = judgeWords(
    writeDay(week, articleAt),
    week,
  )
  const { pairs, found, mistaken } = judgeCheck(week)
  console.log(
    `\nWords of the ${articles} articles of two sources or more: ${(sentences / articles).toFixed(1)} sentences shown, none in ${silent}` +
      `\nOne fact told twice in ${twice} lists, on ${twiceOnPage} pages (of ${pairs} judged pairs the check finds ${percent(found)} %, mistakes ${percent(mistaken)} %)` +
      `\nCredits, captions and promotion: ${credits}; sentences exact: ${percent(exact)} %`,
  )
}

/** Of the whole week: few figures change in a day. */
function printFigures(week: DayEntry[], articleAt: ArticleAt): void {
  const { replaced, titlesBehind, leadsBehind, disputed, oneSided } = judgeFigures(
    writeDay(week, articleAt, true),
  )
  console.log(
    `\nFigures that newer reports of the week replaced: in ${replaced} articles; still in ${titlesBehind} titles and ${leadsBehind} first sentences` +
      `\nFigures on which sources differ: in ${disputed} articles; stated as if agreed in ${oneSided}`,
  )
}

function printAffairs(week: DayEntry[], articleAt: ArticleAt): void {
  console.log()
  for (const [pairs, quality] of Object.entries(judgeAffairs(week, articleAt))) {
    const [precision, recall, f1] = [quality.precision, quality.recall, quality.f1].map(percent)
    console.log(`Affairs, pairs ${pairs}: precision ${precision} %, recall ${recall} %, F1 ${f1}`)
  }
}

function printNames(week: DayEntry[]): void {
  for (const { kind, shown, right, labelled, found } of judgeNames(readNames(week))) {
    const quality = `precision ${percent(right / shown)} %, recall ${percent(found / labelled)} %`
    console.log(`Names, ${kind}: ${quality} (${shown} shown, ${labelled} labelled)`)
  }
}

async function printCounting(): Promise<void> {
  const { entries, articles, hidden, twice } = await judgeCounting()
  console.log(
    `\nIn a hub whose publishers have two feeds each: ${entries} entries in ${articles} articles` +
      `\nStored entries that no list or search shows: ${hidden}` +
      `\nArticles that count one page or one publisher twice: ${twice}`,
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
