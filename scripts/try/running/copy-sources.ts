import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '#server/checkout.ts'

/**
 * Copies a file or folder of the checkout, or all of it for '.', like a clone but with uncommitted
 * changes.
 */
export function copySources(source: string, place: string): void {
  for (const file of knownFiles(source)) {
    const rest = source === '.' ? file : file.slice(source.length + 1)
    cpSync(join(checkout, file), join(place, rest))
  }
}

/** Lists files that git tracks or that are untracked and not ignored. */
function knownFiles(source: string): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', source]
  const files = execFileSync('git', list, { cwd: checkout, encoding: 'utf8' }).split('\0')
  return files.filter((file) => file !== '' && isFile(join(checkout, file)))
}

/** Says if a listed file exists: git also lists a file whose deletion is not committed yet. */
function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
