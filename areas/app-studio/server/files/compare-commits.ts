import { setImmediate } from 'node:timers/promises'
import { structuredPatch } from 'diff'
import type { FileDiff } from '../../contracts/files.ts'
import { REPOSITORY } from '../../limits.ts'
import { compareFiles, type FileDifference } from '../repository/compare-files.ts'
import { readBlobs, readFiles, readSizes, type Files } from '../repository/read-tree.ts'
import type { Owned } from '../repository/store-objects.ts'
import { textOf } from './file-content.ts'

const CONTEXT_LINES = 3
const NOT_THERE: Files = new Map()

/** Compares two commits, file by file; null stands for a commit without files. */
export async function compareCommits(
  of: Owned,
  from: string | null,
  to: string,
): Promise<{ files: FileDiff[]; areLinesLeftOut: boolean }> {
  const before = from === null ? NOT_THERE : (await readFiles(of, from)).files
  const differences = compareFiles(before, (await readFiles(of, to)).files)
  const idsOf = ({ before, after }: FileDifference) => [before, after].filter((id) => id !== null)
  const sizes = await readSizes(of, [...new Set(differences.flatMap(idsOf))])
  const deadline = performance.now() + REPOSITORY.comparedMs

  const files: FileDiff[] = []
  let bytes = 0
  for (const difference of differences) {
    const { path, from, is } = difference
    const ids = idsOf(difference)
    const isWanted = is !== 'moved'
    if (isWanted) for (const id of ids) bytes += sizes.get(id) ?? 0
    const isLate = bytes > REPOSITORY.comparedBytes || performance.now() > deadline
    const hunks = !isWanted ? [] : isLate ? null : hunksOf(difference, await readBlobs(of, ids))
    files.push({ path, from, is, hunks })
    // Yields to other work between two files.
    if (isWanted && !isLate) await setImmediate()
  }
  return { files, areLinesLeftOut: files.some(({ hunks }) => hunks === null) }
}

function hunksOf(
  { before, after }: FileDifference,
  blobs: ReadonlyMap<string, Uint8Array>,
): FileDiff['hunks'] {
  const text = (id: string | null) => (id === null ? '' : textOf(blobs.get(id)!))
  const [old, now] = [text(before), text(after)]
  if (old === null || now === null) return null
  const patch = structuredPatch('', '', old, now, '', '', {
    context: CONTEXT_LINES,
    maxEditLength: REPOSITORY.comparedEdits,
  })
  return (
    patch?.hunks.map(({ oldStart, newStart, lines }) => ({
      before: oldStart,
      after: newStart,
      lines: lines.filter((line) => !line.startsWith('\\')).map(lineOf),
    })) ?? null
  )
}

const KINDS = { ' ': 'same', '+': 'added', '-': 'deleted' } as const

function lineOf(line: string) {
  return { is: KINDS[line[0] as keyof typeof KINDS], text: line.slice(1) }
}
