import { Problem } from '#core/problem.ts'
import { isZip, unpackZip } from '#engine/zip/unpack-zip.ts'
import { REPOSITORY } from '../../limits.ts'
import { demandPath } from '../repository/change-files.ts'
import { entriesOf } from './zip-entries.ts'

export interface ProjectZip {
  bytes: Uint8Array
}

/**
 * Folders and files that tools create again, or that belong to the machine that made the ZIP file.
 */
const LEFT_OUT = /(?:^|\/)(?:\.git|node_modules|__MACOSX|\.DS_Store)(?:\/|$)/

/**
 * Unpacks the files of a ZIP file for a project. If one folder contains all of them, it is removed
 * from their paths.
 */
export function unpackProject({ bytes }: ProjectZip): Map<string, Uint8Array> {
  if (!isZip(bytes)) throw new Problem('invalid', 'Choose a ZIP file.')
  const entries = entriesOf(bytes).filter(({ name }) => !LEFT_OUT.test(name))
  const link = entries.find(({ isLink }) => isLink)
  if (link)
    throw new Problem(
      'invalid',
      `“${link.name}” is a symbolic link. Replace it by the file itself.`,
    )
  demandOnce(entries.map(({ name }) => name))
  const files = unpackZip(bytes, {
    isWanted: (name) => !name.endsWith('/') && !LEFT_OUT.test(name),
    ...{ bytes: REPOSITORY.bytes, files: REPOSITORY.files },
    remedy: `A project can have ${REPOSITORY.files.toLocaleString('en')} files.`,
  })
  if (files.length === 0) throw new Problem('invalid', 'There are no files in this ZIP file.')
  const around = folderAround(files.map(([name]) => name))
  const unpacked = new Map(files.map(([name, content]) => [name.slice(around.length), content]))
  for (const path of unpacked.keys()) demandPath(path)
  return unpacked
}

/** Fails if two entries have the same name, because only one of them could be kept. */
function demandOnce(names: readonly string[]): void {
  const known = new Set<string>()
  for (const name of names) {
    if (known.has(name)) throw new Problem('invalid', `“${name}” is in this ZIP file twice.`)
    known.add(name)
  }
}

/** The folder that contains all files, with a "/" at its end; empty if there is none. */
function folderAround([first = '', ...others]: readonly string[]): string {
  const folder = first.slice(0, first.indexOf('/') + 1)
  return others.every((name) => name.startsWith(folder)) ? folder : ''
}
