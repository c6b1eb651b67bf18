// Joins real days of news in the order in which they reach a server, and judges the articles of the labelled days:
//   npm run day                  the days next to the repository
//   npm run day -- --in FOLDER   days of the same form in another folder
//   npm run day -- --hashes      only prints hashes of all results, to compare two versions of the program
import { judgeAffairs, judgeMoments } from './day/judge-affairs.ts'
import { judgeCounting } from './day/judge-counting.ts'
import { fileDay, judgeFolders, judgeSpecial } from './day/judge-categories.ts'
import { judgeFigures } from './day/judge-figures.ts'
import { judgeNames, readNames } from './day/judge-names.ts'
import { judgePerhaps } from './day/judge-perhaps.ts'
import { judgeRelated } from './day/judge-related.ts'
import { judgeTitles } from './day/judge-titles.ts'
import { judgeCheck, judgeWords, writeDay } from './day/judge-words.ts'
import { hasDays, labelledDays, readDays, readUntil, type DayEntry } from './day/labelled-day.ts'
import { linkDay } from './day/link-day.ts'
import { inHubOrder } from './day/hub-order.ts'
import { printHashes } from './day/print-hashes.ts'
import { printJoining } from './day/print-joining.ts'
import { percent, row } from './day/print-table.ts'
import { joinAll } from './engine/joining.ts'

/** Returns the article of an entry, by the entry's position. */
type ArticleAt = (at: number) => number

if (!hasDays()) {
  console.log('No labelled day beside the repository: nothing is measured.')
} else if (process.argv.includes('--hashes')) {
  printHashes(readDays())
} else {
  const entries = readDays()
  printJoining(entries)
  for (const day of labelledDays()) printDay(day, inHubOrder(readUntil(entries, day)))
  await printCounting()
}

/** Judges everything that a reader sees at the end of a labelled day, and prints the results. */
function printDay(day: string, week: DayEntry[]): void {
  console.log(`\n## ${day}`)
  const { outcomes } = joinAll(week)
  const articleAt = (at: number) => outcomes[at]!.group
  printPerhaps(week)
  printFolders(week, articleAt)
  printWords(week, articleAt)
  printFigures(week, articleAt)
  printAffairs(week, articleAt)
  printNames(week)
}

function printPerhaps(week: DayEntry[]): void {
  const { asked, same, affair } = judgePerhaps(week)
  console.log(
    `\nPerhaps the same event: ${asked} times, ${percent(same / asked)} % are, ${percent(affair / asked)} % are of the affair`,
  )
}

/** Prints how well the articles of the day are filed into folders. */
function printFolders(week: DayEntry[], articleAt: ArticleAt): void {
  const filed = fileDay(
    week,
    week.map((_, at) => articleAt(at)),
  )
  const { accuracy, acceptable, folders } = judgeFolders(filed)
  const { shown: inSpecial, wrong, unacceptable } = judgeSpecial(filed)
  console.log(
    `\nIn the right folder: ${percent(accuracy)} %, in an acceptable one: ${percent(acceptable)} %` +
      `\nWrong in special folders: ${percent(wrong)} % of ${inSpecial}, by no measure right: ${percent(unacceptable)} %`,
  )
  row('folder', 'shown', 'precision', 'acceptable', 'recall')
  row('---', '---', '---', '---', '---')
  for (const { folder, shown, precision, acceptable: lenient, recall } of folders)
    row(folder, String(shown), ...[precision, lenient, recall].map(percent))
}

function printWords(week: DayEntry[], articleAt: ArticleAt): void {
  const written = writeDay(week, articleAt)
  const { articles, sentences, silent, twice, twiceOnPage, credits, leftovers, exact } = judgeWords(
    written,
    week,
  )
  const { former, others, noNews, wrong } = judgeTitles(written)
  const { pairs, found, mistaken } = judgeCheck(week)
  console.log(
    `\nWords of the ${articles} articles of two sources or more: ${(sentences / articles).toFixed(1)} sentences shown, none in ${silent}` +
      `\nOne fact told twice in ${twice} lists, on ${twiceOnPage} pages (of ${pairs} judged pairs the check finds ${percent(found)} %, mistakes ${percent(mistaken)} %)` +
      `\nCredits, captions and promotion: ${credits}; lists with bylines, datelines, credits, links or a missing end: ${leftovers}; sentences exact: ${percent(exact)} %` +
      `\nTitles that labels and times find wrong: ${wrong} (${former} of reports that newer ones replaced, ${others} of another event, ${noNews} of no news)`,
  )
}

/**
 * Prints how well figures are followed. The whole week is judged, because few figures change within
 * a day.
 */
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
  const linked = linkDay(week, articleAt)
  const { shown, right, ofArticle } = judgeMoments(linked)
  console.log(
    `Moments of affairs: ${percent(right / shown)} % of ${shown} are right, ${percent(ofArticle)} % of a timeline`,
  )
  for (const [pairs, quality] of Object.entries(judgeAffairs(linked))) {
    const [precision, recall, f1] = [quality.precision, quality.recall, quality.f1].map(percent)
    console.log(`Affairs, pairs ${pairs}: precision ${precision} %, recall ${recall} %, F1 ${f1}`)
  }
  const { articles, showing, pairs } = judgeRelated(linked)
  const sameAffair = pairs.filter(({ isSameAffair }) => isSameAffair).length
  const unlabelled = pairs.filter(({ isSameAffair }) => isSameAffair === null).length
  console.log(
    `Related: shown with ${percent(showing / articles)} % of ${articles} articles of two sources or more` +
      ` (${pairs.length} pairs: ${sameAffair} of one affair, ${unlabelled} not labelled)`,
  )
}

function printNames(week: DayEntry[]): void {
  for (const { kind, shown, right, wrong, labelled, found } of judgeNames(readNames(week))) {
    if (labelled === 0) continue
    const quality = `${percent(1 - right / shown)} % wrong, ${percent(wrong / shown)} % in any form, recall ${percent(found / labelled)} %`
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
