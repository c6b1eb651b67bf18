import type { Files } from './read-tree.ts'

/** The change of one file between two commits. */
export interface FileDifference {
  path: string
  /** The former path, if the same content was moved; otherwise null. */
  from: string | null
  is: 'added' | 'changed' | 'deleted' | 'moved'
  /** The ids of the content before and after; null if there is no such file. */
  before: string | null
  after: string | null
}

/**
 * Compares the files of two commits, sorted by path. A file that was moved without changes is one
 * difference.
 */
export function compareFiles(before: Files, after: Files): FileDifference[] {
  const differences: FileDifference[] = []
  const gone = new Map<string, string[]>()
  for (const [path, { id }] of before)
    if (!after.has(path)) gone.set(id, [...(gone.get(id) ?? []), path])
  for (const [path, entry] of after) {
    const old = before.get(path)
    if (old?.id === entry.id && old.isExecutable === entry.isExecutable) continue
    const from = old ? null : (gone.get(entry.id)?.shift() ?? null)
    differences.push({
      path,
      from,
      is: old ? 'changed' : from === null ? 'added' : 'moved',
      before: old?.id ?? (from === null ? null : entry.id),
      after: entry.id,
    })
  }
  for (const [id, paths] of gone)
    for (const path of paths)
      differences.push({ path, from: null, is: 'deleted', before: id, after: null })
  return differences.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

const VERBS = { added: 'Add', changed: 'Change', deleted: 'Delete', moved: 'Move' } as const
const SHOWN_NAMES = 3

/** The message of a save that has none. */
export function describeDifferences(differences: readonly FileDifference[]): string {
  const [first] = differences
  if (!first) return 'Save without changes'
  if (differences.length === 1 && first.is === 'moved') return `Move ${first.from} to ${first.path}`
  const verb = differences.every(({ is }) => is === first.is) ? VERBS[first.is] : 'Change'
  const names = differences.slice(0, SHOWN_NAMES).map(({ path }) => path)
  const more = differences.length - names.length
  return `${verb} ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
