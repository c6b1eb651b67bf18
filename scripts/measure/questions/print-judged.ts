import { percentile } from '../bench/statistics.ts'
import type { Judged } from './ask-all.ts'

/** Prints the answers that are not wholly right, or all answers, and the shares of right ones. */
export function printJudged(judged: readonly Judged[], showsAll: boolean): void {
  for (const one of judged) if (showsAll || !one.isRight || !one.saysIt) printOne(one)
  printShares(
    'tuning',
    judged.filter(({ question }) => !question.isHeldOut),
  )
  printShares(
    'held out',
    judged.filter(({ question }) => question.isHeldOut),
  )
  printShares('all', judged)
}

function printShares(name: string, judged: readonly Judged[]): void {
  const isAnswerable = ({ question }: Judged) => question.sides.length > 0
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
