import { joinAll } from '../engine/joining.ts'
import { inHubOrder } from './hub-order.ts'
import { titleFaults } from './judge-titles.ts'
import { SHOWN, writeDay, type WrittenArticle } from './judge-words.ts'
import { readDays, readUntil } from './labelled-day.ts'
import { leftoversIn } from './leftovers.ts'

/** The number of an article's newest reports that are printed to judge its title by. */
const REPORTS_PRINTED = 12

/** Prints the written texts of a labelled day over their reports, for a person to judge. */
export function printWritten(day: string): void {
  for (const [at, article] of writtenOf(day).entries()) print(at + 1, article)
}

/** The articles of two sources or more that the end of a labelled day shows. */
function writtenOf(day: string): WrittenArticle[] {
  const entries = inHubOrder(readUntil(readDays(), day))
  const { outcomes } = joinAll(entries)
  return writeDay(entries, (at) => outcomes[at]!.group)
}

function print(nth: number, article: WrittenArticle): void {
  const { title, titleOf, sentences, entries } = article
  const shown = sentences.slice(0, SHOWN)
  const faults = [
    ...titleFaults(article).map((fault) => `title ${fault}`),
    ...shown.flatMap(({ text }) => leftoversIn(text)),
  ]
  console.log(`\n${nth}. ${title} (${titleOf?.source ?? 'nobody'})${brackets(faults.join(', '))}`)
  for (const { outlet, text } of shown) console.log(`   > ${outlet}: ${text}`)
  for (const entry of entries.slice(-REPORTS_PRINTED)) {
    const at = new Date(entry.publishedAt).toISOString().slice(5, 16)
    const label = brackets(entry.label ? `${entry.label.event}, ${entry.label.kind}` : '')
    console.log(`     ${at} ${entry.source}: ${entry.title}${label}`)
  }
  if (entries.length > REPORTS_PRINTED) console.log(`     of ${entries.length}`)
}

function brackets(words: string): string {
  return words === '' ? '' : ` [${words}]`
}
