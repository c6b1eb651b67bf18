import { existsSync, readdirSync } from 'node:fs'
import { deskOf, sql, type Tools } from '#server/tools.ts'
import { daysFolder, wordsAsked } from './day/days-folder.ts'
import { hasDays, hoursOf } from './day/labelled-day.ts'
import { askAll } from './questions/ask-all.ts'
import { loadDays } from './questions/load-days.ts'
import { loadNewswire, NEWSWIRE_TOLD } from './questions/load-newswire.ts'
import { printJudged } from './questions/print-judged.ts'
import { readQuestions } from './questions/read-questions.ts'
import { withDataFolder, withToolHub } from './tool-hub.ts'

const USAGE = `Asks questions with known answers, over the sample newswire and over real days beside the repository:

  npm run questions [-- newswire|week|fresh|day] [-- all] [-- --in FOLDER]

  newswire  the fictional newswire
  week      a captured week; fresh: other questions about it
  day       the labelled day 18 August 2026, and all that was published in the days before its end
  all       prints every answer, not only the wrong ones
  --in      another folder of days (*.jsonl, outlets.tsv). Its own questions are asked, from each file DAY.questions.txt
            in it, as 2026-08-30.questions.txt: over what was published until the end of that day, 16:00 UTC of the next one.

A line of a file is: question | entries that answer | what the answering sentence says, as scripts/measure/questions/2026-08-18.txt has it.`

interface QuestionSet {
  file: URL
  told: Date
  load: (tools: Tools, readerId: string) => Promise<void>
}

const QUESTIONS = '.questions.txt'
/** A time after the last entry of the captured week. */
const WEEK_TOLD = new Date('2026-08-17T08:00:00Z')
const DAY = '2026-08-18'

const asked = wordsAsked()
const sets = asked.length < process.argv.length - 2 ? setsOfFolder() : ownSets()
const names = asked.filter((name) => name !== 'all')
if (names.some((name) => !(name in sets))) {
  console.error(`${USAGE}\n\nThere are these sets: ${Object.keys(sets).join(', ')}.`)
  process.exit(2)
}
for (const name of names.length > 0 ? names : Object.keys(sets)) {
  console.log(`\n── ${name}`)
  if (name !== 'newswire' && !hasDays())
    console.log('No days of news beside the repository: nothing is asked.')
  else await measure(sets[name]!)
}

function ownSets(): Record<string, QuestionSet> {
  const beside = (file: string) => new URL(`questions/${file}`, import.meta.url)
  return {
    newswire: { file: beside('newswire.txt'), told: NEWSWIRE_TOLD, load: loadNewswire },
    week: overDays(beside('week.txt'), WEEK_TOLD),
    fresh: overDays(beside('week-fresh.txt'), WEEK_TOLD),
    day: overDays(beside(`${DAY}.txt`), new Date(hoursOf(DAY).until)),
  }
}

/** The questions in another folder of news, one set for each day. */
function setsOfFolder(): Record<string, QuestionSet> {
  const files = existsSync(daysFolder)
    ? readdirSync(daysFolder).filter((name) => name.endsWith(QUESTIONS))
    : []
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const day = file.slice(0, -QUESTIONS.length)
      return [day, overDays(new URL(file, daysFolder), new Date(hoursOf(day).until))]
    }),
  )
}

function overDays(file: URL, told: Date): QuestionSet {
  return { file, told, load: (tools, readerId) => loadDays(tools, readerId, told) }
}

async function measure({ file, told, load }: QuestionSet): Promise<void> {
  const judged = await withDataFolder((folder) =>
    withToolHub(
      folder,
      async ({ tools, readerId }) => {
        await load(tools, readerId)
        // A running server analyzes its tables by itself after a minute.
        await tools.db.run(sql`analyze`)
        return askAll(deskOf(tools, readerId), readQuestions(file))
      },
      () => told,
    ),
  )
  printJudged(judged, asked.includes('all'))
}
