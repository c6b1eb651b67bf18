import { createHash } from 'node:crypto'
import { joinAll } from '../engine/joining.ts'
import { inHubOrder } from './hub-order.ts'
import { fileDay } from './judge-categories.ts'
import { readNames } from './judge-names.ts'
import { writeDay } from './judge-words.ts'
import { labelledDays, readUntil, type DayEntry } from './labelled-day.ts'
import { linkDay } from './link-day.ts'

const SHOWN_DIGITS = 12

/**
 * Prints a hash of each kind of result at the end of each labelled day: a change that only saves
 * work must leave them the same.
 */
export function printHashes(entries: readonly DayEntry[]): void {
  for (const day of labelledDays()) {
    const week = inHubOrder(readUntil(entries, day))
    const { outcomes } = joinAll(week)
    const articleAt = (at: number) => outcomes[at]!.group
    const affairs = linkDay(week, articleAt).map(({ id, affair, weights }) => [
      id,
      affair,
      ...weights,
    ])
    const written = writeDay(week, articleAt, true).map(({ title, sentences }) => [
      title,
      ...sentences.map(({ text, outlet }) => [text, outlet]),
    ])
    const folders = fileDay(
      week,
      week.map((_, at) => articleAt(at)),
    ).map(({ entry, folder }) => [entry.id, folder])
    const results = {
      joins: outcomes,
      affairs,
      'titles and summaries': written,
      folders,
      names: readNames(week),
    }
    for (const [kind, result] of Object.entries(results))
      console.log(`${day} ${kind}: ${hashOf(result)}`)
  }
}

function hashOf(result: unknown): string {
  return createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, SHOWN_DIGITS)
}
