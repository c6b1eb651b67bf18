// Asks questions with known answers, over the sample newswire and over a captured week beside the repository:
//   npm run questions [-- newswire|week|fresh] [-- all]
import { deskOf, sql, type Tools } from '#server/tools.ts'
import { wordsAsked } from '../day/days-folder.ts'
import { hasDays } from '../day/labelled-day.ts'
import { askAll, type Judged } from './ask-all.ts'
import { loadNewswire, NEWSWIRE_TOLD } from './load-newswire.ts'
import { loadWeek, WEEK_TOLD } from './load-week.ts'
import { readQuestions } from './read-questions.ts'
import { percentile } from '../bench/statistics.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'

interface QuestionSet {
  file: string
  told: Date
  load: (tools: Tools, readerId: string) => Promise<void>
}

const sets: Record<string, QuestionSet> = {
  newswire: { file: './newswire.txt', told: NEWSWIRE_TOLD, load: loadNewswire },
  week: { file: './week.txt', told: WEEK_TOLD, load: loadWeek },
  fresh: { file: './week-fresh.txt', told: WEEK_TOLD, load: loadWeek },
}

const asked = wordsAsked()
const showsAll = asked.includes('all')
const names = asked.filter((name) => name !== 'all')
const unknown = names.filter((name) => !(name in sets))
if (unknown.length > 0) {
  console.error(
    `There is no set "${unknown.join(', ')}". Choose from: ${Object.keys(sets).join(', ')}.`,
  )
  process.exit(2)
}
for (const name of names.length > 0 ? names : Object.keys(sets)) {
  console.log(`\n── ${name}`)
  if (sets[name]!.load === loadWeek && !hasDays())
    console.log('No captured week beside the repository: nothing is asked.')
  else await measure(sets[name]!)
}

async function measure({ file, told, load }: QuestionSet): Promise<void> {
  const judged = await withDataFolder((folder) =>
    withToolHub(
      folder,
      async ({ tools, readerId }) => {
        await load(tools, readerId)
        // As a hub has done by itself after a minute.
        await tools.db.run(sql`analyze`)
        return askAll(deskOf(tools, readerId), readQuestions(file))
      },
      () => told,
    ),
  )
  for (const one of judged) if (showsAll || !one.isRight || !one.saysIt) printOne(one)
  print(
    'tuning',
    judged.filter(({ question }) => !question.isHeldOut),
  )
  print(
    'held out',
    judged.filter(({ question }) => question.isHeldOut),
  )
  print('all', judged)
}

function print(name: string, judged: readonly Judged[]): void {
  const isAnswerable = ({ question }: Judged) => question.answers.length > 0
  const answerable = judged.filter(isAnswerable)
  const others = judged.filter((one) => !isAnswerable(one))
  const share = (some: readonly Judged[], of: readonly Judged[]) =>
    `${some.length} of ${of.length} (${((100 * some.length) / of.length).toFixed(1)} %)`
  const right = (some: readonly Judged[]) => some.filter(({ isRight }) => isRight)
  const times = judged.map(({ ms }) => ms)
  console.log(
    `${name}: right entry cited first ${share(right(answerable), answerable)}, ` +
      `the sentence says it ${share(
        answerable.filter(({ saysIt }) => saysIt),
        answerable,
      )}, ` +
      `refused of the unanswerable ${share(right(others), others)}, ` +
      `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
  )
}

function printOne({ question, answer, isRight, saysIt, ms }: Judged): void {
  const verdict = isRight ? (saysIt ? 'right' : 'right entry, other sentence') : 'WRONG'
  console.log(`\n${verdict}: ${question.text} [${answer.asked.kind}, ${ms.toFixed(0)} ms]`)
  if (answer.sentences.length === 0) console.log(`  ${answer.kind}: ${answer.intro}`)
  for (const { text, heading, citations } of answer.sentences) {
    const more = citations.length > 1 ? ` (+${citations.length - 1})` : ''
    console.log(`  ${heading ? `[${heading}] ` : ''}${text} — ${citations[0]!.outlet}${more}`)
  }
}
