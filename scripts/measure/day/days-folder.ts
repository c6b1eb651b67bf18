import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Real days of news in a folder next to the repository, which is never part of it. */
const SHARED_DAYS = new URL('../../../../shared/corpora/days/', import.meta.url)

/**
 * The folder of days that a command reads: the one after `--in`, or else the one next to the
 * repository.
 */
export const daysFolder: URL = folderOf(process.argv)

function folderOf(words: readonly string[]): URL {
  const at = words.indexOf('--in')
  if (at < 0) return SHARED_DAYS
  const folder = words[at + 1]
  if (folder === undefined) throw new Error('Say which folder: --in FOLDER')
  return pathToFileURL(`${resolve(folder)}/`)
}

/** The arguments of a command, without `--in` and its folder. */
export function wordsAsked(): string[] {
  const words = process.argv.slice(2)
  const at = words.indexOf('--in')
  return at < 0 ? words : words.toSpliced(at, 2)
}
