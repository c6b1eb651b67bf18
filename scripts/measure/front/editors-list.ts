import { existsSync, readFileSync } from 'node:fs'
import { daysFolder } from '../day/days-folder.ts'

/**
 * An editor's top articles at the end of a labelled day, by the names of events, sorted by rank.
 */
export interface EditorsList {
  top: string[]
  acceptable: string[]
  breaking: string[]
}

/**
 * Reads the list next to the labels of a day, or else the one in the folder of this file; null if
 * there is none.
 */
export function readEditorsList(day: string): EditorsList | null {
  const file = [daysFolder, new URL('./', import.meta.url)]
    .map((folder) => new URL(`${day}.top.tsv`, folder))
    .find((one) => existsSync(one))
  if (!file) return null
  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [rank: string, event: string, kind: string])
  const ofKind = (wanted: string) =>
    rows
      .filter(([, , kind]) => kind === wanted)
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, event]) => event)
  return {
    top: ofKind('top'),
    acceptable: ofKind('acceptable'),
    breaking: ofKind('breaking'),
  }
}
