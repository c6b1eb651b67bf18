// Prints how summaries compare with those that people wrote, and with other ways to make them, as the tables of
// docs/benchmarks/summaries.md, or what is written of a labelled day, to be read:
//   npm run summaries
//   npm run summaries -- --day 2026-08-13                the day beside the repository
//   npm run summaries -- --day 2026-08-13 --in FOLDER    a day of another folder of the same shape
import { wordsAsked } from './day/days-folder.ts'
import { hasDays, labelledDays } from './day/labelled-day.ts'
import { printWritten } from './day/print-written.ts'
import { hasCorpora } from './engine/corpus.ts'
import { judgeSummaries, type Scores } from './engine/summaries.ts'

/** The numbers of sentences on an article's page, and in lists. */
const LENGTHS = [8, 5, 3]

const [option, day] = wordsAsked()

if (option === '--day') printDay(day)
else if (!hasCorpora())
  console.log('No written summaries beside the repository: nothing to compare with.')
else for (const most of LENGTHS) print(most)

function printDay(asked = ''): void {
  if (!hasDays()) console.log('No labelled day beside the repository: nothing to read.')
  else if (labelledDays().includes(asked)) printWritten(asked)
  else console.log(`Labelled are: ${labelledDays().join(', ')}.`)
}

function print(most: number): void {
  const quality = judgeSummaries(most)
  const percent = (share: number) => (100 * share).toFixed(1)
  const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
  const scores = (name: string, { rouge1, rouge2 }: Scores) =>
    row(name, percent(rouge1), percent(rouge2))

  row(
    `at most ${most} sentences, ${quality.wordsPerStory.toFixed(0)} words on average`,
    'ROUGE-1 F1',
    'ROUGE-2 F1',
  )
  row('---', '---', '---')
  scores('ours', quality.ours)
  scores('TF-IDF centroid without duplicates, as many words', quality.centroid)
  scores('the same without sentences that are broken off', quality.wholeCentroid)
  scores('beginnings of the reports in turn, as many words', quality.leads)
  console.log()
  row('stories, sentences', `${quality.stories}, ${quality.sentences}`)
  row('---', '---')
  row('sentences that stand word for word where they say', `${percent(quality.exact)} %`)
  row('names, numbers and dates outside the cited entry', quality.uncovered)
  row('the same in titles, outside all entries', quality.uncoveredInTitles)
  row('median ms an article', quality.medianMs.toFixed(2))
  console.log()
}
