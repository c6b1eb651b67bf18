import { ARCHIVE } from './limits.ts'
import type { Manifest } from './archive-format.ts'
import type { ArchivePart } from './archive-part.ts'
import { tooMuch } from './damaged.ts'
import { readArchive } from './read-archive.ts'

const LINE_END = 10

export interface Inspected {
  /** Migrations of the server that wrote the archive. */
  migrations: string[]
  rows: number
  files: number
  /** The key that decrypts the archive's secrets; null if it has no secrets. */
  key: Buffer | null
}

/**
 * Reads an archive once without storing anything: checks that it is whole, bounded and in order,
 * and finds the key, which comes after the rows that need it.
 */
export async function inspectArchive(
  file: string,
  parts: ArchivePart[],
  onManifest: (manifest: Manifest) => void,
): Promise<Inspected> {
  const inspected: Inspected = { migrations: [], rows: 0, files: 0, key: null }
  await readArchive(
    file,
    parts.flatMap(({ media = [] }) => media),
    {
      async manifest(manifest) {
        onManifest(manifest)
        inspected.migrations = manifest.migrations
      },
      async part(_, body) {
        for await (const piece of body) inspected.rows += linesIn(piece)
        if (inspected.rows > ARCHIVE.rows) throw tooMuch(`it has more than ${ARCHIVE.rows} rows`)
      },
      async media() {
        inspected.files++
      },
      key: (key) => (inspected.key = key),
    },
  )
  return inspected
}

function linesIn(piece: Buffer): number {
  let lines = 0
  for (let at = piece.indexOf(LINE_END); at !== -1; at = piece.indexOf(LINE_END, at + 1)) lines++
  return lines
}
