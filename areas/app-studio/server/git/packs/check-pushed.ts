import { inflateSync } from 'node:zlib'
import { Problem } from '#core/problem.ts'
import { nameFault } from '../../../files/check-path.ts'
import { readCommit, readTag } from '../../repository/commit.ts'
import type { PackedObject } from '../../repository/store-objects.ts'
import { MODE, readTreeLines, writeTreeLines, type TreeLine } from '../../repository/tree.ts'
import { damaged } from './apply-delta.ts'
import type { ReadPack } from './read-pack.ts'

const FILE_MODES: readonly string[] = [MODE.file, MODE.executable]

/**
 * Checks pushed objects by themselves: commits and folders must be well-formed, and folders may
 * only contain files and folders with names that every system can store. Returns the ids of objects
 * that must already be stored.
 */
export function checkPushed(objects: readonly PackedObject[]): ReadPack['wanted'] {
  const kindOf = new Map(objects.map(({ id, kind }) => [id, kind] as const))
  const wanted = { commit: new Set<string>(), tree: new Set<string>(), blob: new Set<string>() }
  const want = (id: string, kind: keyof typeof wanted) => {
    const found = kindOf.get(id)
    if (found === undefined) wanted[kind].add(id)
    else if (found !== kind) throw damaged()
  }
  const trees = new Map<string, TreeLine[]>()
  const tops: string[] = []
  for (const { id, kind, body } of objects) {
    if (kind === 'blob') continue
    const whole = inflateSync(body)
    if (kind === 'tree') trees.set(id, linesOf(whole))
    else if (kind === 'commit') {
      const { tree, parents } = readCommit(whole)
      want(tree, 'tree')
      for (const parent of parents) want(parent, 'commit')
      tops.push(tree)
    } else {
      const tag = readTag(whole)
      if (tag.kind !== 'commit') throw new Problem('invalid', 'A tag has to name a commit.')
      want(tag.target, 'commit')
    }
  }
  const seen = new Set<string>()
  // Folders of commits are checked first, so that messages can name whole paths.
  for (const top of [...tops, ...trees.keys()]) checkFolder(top, '')
  return { commit: [...wanted.commit], tree: [...wanted.tree], blob: [...wanted.blob] }

  function checkFolder(id: string, path: string): void {
    const stack = [{ id, path }]
    for (let next = stack.pop(); next; next = stack.pop()) {
      const lines = seen.has(next.id) ? undefined : trees.get(next.id)
      seen.add(next.id)
      for (const line of lines ?? []) {
        demandLine(line, next.path + line.name)
        const isFolder = line.mode === MODE.folder
        want(line.id, isFolder ? 'tree' : 'blob')
        if (isFolder) stack.push({ id: line.id, path: `${next.path}${line.name}/` })
      }
    }
  }
}

/** Reads the entries of a folder in git's format. Each name may occur once. */
function linesOf(body: Uint8Array): TreeLine[] {
  const lines = readTreeLines(body)
  const isWhole = Buffer.compare(writeTreeLines(lines), body) === 0
  if (!isWhole || new Set(lines.map(({ name }) => name)).size !== lines.length) throw damaged()
  return lines
}

function demandLine({ mode, name }: TreeLine, path: string): void {
  const shown = path.slice(0, 200).toWellFormed()
  if (mode === MODE.link)
    throw new Problem('invalid', `“${shown}” is a symbolic link. Replace it by the file itself.`)
  if (mode === MODE.module)
    throw new Problem('invalid', `“${shown}” is a submodule. Put its files there instead.`)
  const fault = nameFault(name)
  if (fault !== null) throw new Problem('invalid', `“${shown}” cannot be stored: ${fault}`)
  if (mode !== MODE.folder && !FILE_MODES.includes(mode)) throw damaged()
}
