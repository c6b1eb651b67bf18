// Checks sentences of real reports against those reports, as if a model had written them. Measures the share of true
// sentences that pass the check, and how many false names, numbers and dates pass it, too.
//   npm run checked-texts                  figures of four languages
//   npm run checked-texts -- --only fr     figures of one language
//   npm run checked-texts -- --print de    sentences that pass without a source, to be read
import { parseArgs } from 'node:util'
import { checkSentence } from '#areas/ai-content/server/by-model/checking/check-parts.ts'
import { seededRandom } from '#core/seeded.ts'
import { languageWords } from '#engine/words/language-words.ts'
import { plants } from './checked-texts/plants.ts'
import { hasReports, reportsIn, type Report } from './checked-texts/reports.ts'
import { wordsAsked } from './day/days-folder.ts'

const { values } = parseArgs({
  args: wordsAsked(),
  options: {
    ...{ print: { type: 'string' }, only: { type: 'string' } },
    lost: { type: 'boolean', default: false },
  },
})
const MOST_REPORTS = 40
const MOST_SENTENCES = 1200
const PLANTS_EACH = 1500

if (!hasReports()) console.log('No reports beside the repository: nothing is measured.')
else if (values.print) print(values.print)
else
  for (const language of values.only ? [values.only] : Object.keys(plants))
    console.log(measure(language))

function check(text: string, report: string | null, language: string): boolean {
  const sources = report === null ? [] : [{ id: 0, outlet: 'One', title: '', text: report }]
  return checkSentence({ text, sources: [1] }, { sources, own: '', language }, 'drop') !== null
}

/**
 * The sentence without one small word outside its quotations, or else with a changed end, so that
 * it is no longer a literal quotation.
 */
function reworded(text: string, language: string): string {
  const { isStopWord } = languageWords(language)
  const words = text.split(' ')
  let isQuoted = false
  const at = words.findIndex((word, nth) => {
    const wasQuoted = isQuoted
    if ((word.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1) isQuoted = !isQuoted
    return nth > 1 && !wasQuoted && !isQuoted && /^\p{Ll}+$/u.test(word) && isStopWord(word)
  })
  return at === -1 ? `${text.slice(0, -1)} .` : words.toSpliced(at, 1).join(' ')
}

function all(reports: readonly Report[]) {
  const list = reports
    .slice(0, MOST_REPORTS)
    .flatMap(({ text, sentences }, nth) => sentences.map((sentence) => ({ sentence, text, nth })))
  const step = Math.max(1, Math.floor(list.length / MOST_SENTENCES))
  return list.filter((_, at) => at % step === 0)
}

function measure(language: string) {
  const reports = reportsIn(language)
  const list = all(reports)
  const other = (nth: number) => reports[(nth + 7) % reports.length]!.text
  const own = list.filter(({ sentence, text }) =>
    check(reworded(sentence, language), text, language),
  )
  const foreign = list.filter(({ sentence, nth }) =>
    check(reworded(sentence, language), other(nth), language),
  )
  const free = list.filter(({ sentence }) => check(sentence, null, language))
  if (values.lost)
    for (const { sentence } of list.filter((each) => !own.includes(each)).slice(0, 25))
      console.log(`- ${sentence}`)
  const random = seededRandom(7)
  const through: Record<string, string> = {}
  let count = 0
  for (const [kind, words] of Object.entries(plants[language]!)) {
    let passed = 0
    for (let nth = 0; nth < PLANTS_EACH; nth++) {
      const { sentence, text } = own[Math.floor(random() * own.length)]!
      const plant = words[nth % words.length]!
      const pieces = reworded(sentence, language).split(' ')
      const at = 1 + Math.floor(random() * (pieces.length - 1))
      const false_ = pieces.toSpliced(at, 0, plant).join(' ')
      const said = text.toLowerCase()
      if (
        said.includes(plant.toLowerCase()) ||
        said.includes(plant.toLowerCase().split(' ').at(-1)!)
      )
        continue
      count++
      if (check(false_, text, language)) {
        passed++
        if (passed <= 3) console.log(`THROUGH ${kind}: ${false_}`)
      }
    }
    through[kind] = String(passed)
  }
  const share = (part: unknown[]) => `${((100 * part.length) / list.length).toFixed(1)} %`
  return {
    language,
    reports: reports.length,
    sentences: list.length,
    own: share(own),
    foreign: share(foreign),
    free: share(free),
    plants: count,
    through,
  }
}

function print(language: string): void {
  for (const { sentence } of all(reportsIn(language)))
    if (check(sentence, null, language)) console.log(sentence)
}
