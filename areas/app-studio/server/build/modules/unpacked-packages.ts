import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { PACKAGES } from '../../../limits.ts'
import { BuildFault, type PackageQuestion } from '../build-work.ts'
import type { PackageLock } from '../package-lock.ts'

/** The files of a package by path. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>

export interface UnpackedPackages {
  filesOf(key: string): Promise<PackageFiles>
}

/** Extensions of files that a build can use. */
const USED = /\.(?:[cm]?js|json|css|svg|wasm|woff2|png|gif|webp)$/
export const LICENSE = /^(?:licen[cs]e|notice)(?:\.(?:md|txt))?$/i

const kept = new Map<string, { files: PackageFiles; bytes: number }>()
let keptBytes = 0

/**
 * Unpacks packages in memory when they are imported. Nothing is written to a disk, so links and
 * paths in an archive cannot lead out of it.
 */
export function unpackedPackages(
  { packages }: PackageLock,
  fetchArchive: (question: PackageQuestion) => Promise<Uint8Array>,
): UnpackedPackages {
  const asked = new Map<string, Promise<PackageFiles>>()

  async function unpacked(key: string): Promise<PackageFiles> {
    const { integrity } = packages[key]!
    const known = kept.get(integrity)
    if (known) return known.files
    const archive = await fetchArchive({ name: key, integrity })
    const files = await filesIn(archive, key)
    let bytes = 0
    for (const file of files.values()) bytes += file.byteLength
    if (keptBytes + bytes > PACKAGES.keptBytes) {
      kept.clear()
      keptBytes = 0
    }
    keptBytes += bytes
    kept.set(integrity, { files, bytes })
    return files
  }

  return {
    filesOf(key) {
      const files = asked.get(key) ?? unpacked(key)
      asked.set(key, files)
      return files
    },
  }
}

async function filesIn(archive: Uint8Array, key: string): Promise<PackageFiles> {
  const files = new Map<string, Uint8Array>()
  const reading = extract()
  Readable.from([unzipped(archive, key)]).pipe(reading)
  let count = 0
  for await (const entry of reading) {
    if (++count > PACKAGES.files)
      throw new BuildFault(`The package ${key} has more than ${PACKAGES.files} files.`)
    const parts: Buffer[] = []
    for await (const part of entry) parts.push(part as Buffer)
    // The first folder, usually "package", is removed from the path.
    const path = posix.normalize(entry.header.name).split('/').slice(1).join('/')
    if (entry.header.type === 'file' && (USED.test(path) || LICENSE.test(path)))
      files.set(path, Buffer.concat(parts))
  }
  return files
}

function unzipped(archive: Uint8Array, key: string): Buffer {
  try {
    return gunzipSync(archive, { maxOutputLength: PACKAGES.unpackedBytes })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new BuildFault(
        `The package ${key} is larger than ${PACKAGES.unpackedBytes / 1e6} MB unpacked.`,
      )
    throw new BuildFault(`The archive of the package ${key} is damaged.`)
  }
}
