import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Copies the files of this checkout, committed or not, and links its packages. */
export function copyTree() {
  const tree = mkdtempSync(join(tmpdir(), 'synthwire-mutated-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0')
  for (const file of files.filter((name) => name && name !== 'node_modules' && existsSync(name))) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    copyFileSync(file, join(tree, file))
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  return tree
}

/**
 * Makes the changes of a mutation. Returns a function that undoes them, or null if a text does not
 * occur exactly once.
 */
export function apply(tree, mutation) {
  const undone = []
  const undo = () => {
    for (const [path, text] of undone.toReversed()) writeFileSync(path, text)
  }
  for (const { file, from, to } of [mutation, ...(mutation.also ?? [])]) {
    const path = join(tree, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (text.split(from).length !== 2) {
      undo()
      return null
    }
    undone.push([path, text])
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return undo
}

export const NOT_THERE = 'the text to replace is not in the file exactly once'
