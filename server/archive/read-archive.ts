import { createHash, hash } from 'node:crypto'
import { ARCHIVE } from './limits.ts'
import { byteWords } from '../disk/byte-words.ts'
import { KEY_BYTES } from '../settings/secrets.ts'
import { CHECKSUMS, KEY, MANIFEST, Manifest, mediaOf, partOf } from './archive-format.ts'
import type { ArchiveMedia } from './archive-part.ts'
import { checksumList, type ChecksumList } from './checks/checksum-list.ts'
import { damaged, tooMuch } from './damaged.ts'
import { readTar, type TarFile } from './read-tar.ts'
import { unpack } from './unpack.ts'

export type ManifestTable = Manifest['tables'][number]

/**
 * Receives the contents of an archive. Nothing may be relied on before the end of the archive was
 * read.
 */
export interface ArchiveVisitor {
  manifest?(manifest: Manifest): Promise<void>
  /** Rows of a table in pieces, to be read to the end. */
  part(table: ManifestTable, body: AsyncGenerator<Buffer>): Promise<void>
  media?(file: string, content: Buffer): Promise<void>
  key?(key: Buffer): void
}

/**
 * Reads an archive from its beginning to its end. Its content has to be in the order in which
 * archives are written, so that a repetition is found without remembering all names; anything else
 * fails with an explanation.
 */
export async function readArchive(
  file: string,
  media: ArchiveMedia[],
  visitor: ArchiveVisitor,
): Promise<void> {
  const sums = checksumList()
  const order = orderOf()
  let isWhole = false
  for await (const entry of readTar(unpack(file))) {
    const { name } = entry
    if (isWhole) throw damaged(`"${name}" comes after the checksums`)
    if (name === CHECKSUMS) {
      await sums.compare(entry.body)
      isWhole = true
      continue
    }
    const place = order.next(entry)
    if (place.kind === 'part') {
      const sum = createHash('sha256')
      await visitor.part(place.table, hashed(entry.body, sum))
      sums.add(sum.digest('hex'), name)
      continue
    }
    const content = await contentOf(entry, sums)
    if (place.kind === 'manifest') {
      const manifest = readManifest(content)
      order.begin(manifest)
      await visitor.manifest?.(manifest)
    } else if (place.kind === 'key') {
      if (content.length !== KEY_BYTES) throw damaged('its key is not valid')
      visitor.key?.(content)
    } else {
      await takeMedia(place.file, content, media, visitor)
    }
  }
  if (!isWhole) throw damaged('it was cut off')
}

/** Checks a media file. Files of older servers that no area knows today are skipped. */
async function takeMedia(
  file: string,
  content: Buffer,
  media: ArchiveMedia[],
  visitor: ArchiveVisitor,
): Promise<void> {
  const kind = media.find(({ pattern }) => pattern.test(file))
  if (!kind) return
  const why =
    content.length > kind.mostBytes
      ? `is larger than ${byteWords(kind.mostBytes)}`
      : kind.problemOf(file, content)
  if (why !== null) throw damaged(`"${file}" ${why}`)
  await visitor.media?.(file, content)
}

type Place =
  | { kind: 'manifest' }
  | { kind: 'key' }
  | { kind: 'part'; table: ManifestTable }
  | { kind: 'media'; file: string }

/**
 * Checks the order of entries: the manifest, the parts of each table, media by their names, and the
 * key.
 */
function orderOf() {
  let tables: ManifestTable[] | null = null
  let last = { table: 0, part: 0, bytes: 0, parts: 0 }
  let lastFile = ''
  let files = 0
  let hasKey = false

  function part(name: string, size: number, known: ManifestTable[]): ManifestTable | null {
    const found = partOf(name)
    const table = known.findIndex((one) => one.name === found?.table)
    if (!found || table === -1) return null
    const isNext = table === last.table && found.part === last.part + 1
    const isFirst = found.part === 1 && (table > last.table || last.part === 0)
    if ((!isNext && !isFirst) || lastFile !== '') throw damaged(`"${name}" is in the wrong place`)
    if (isNext && last.part > 0 && last.bytes < ARCHIVE.leastPartBytes) {
      throw damaged(`"${name}" follows on a part that is not full`)
    }
    if (size > ARCHIVE.partBytes) {
      throw tooMuch(`"${name}" has more than ${byteWords(ARCHIVE.partBytes)}`)
    }
    last = { table, part: found.part, bytes: size, parts: last.parts + 1 }
    if (last.parts > ARCHIVE.parts) throw tooMuch(`it has more than ${ARCHIVE.parts} parts`)
    return known[table]!
  }

  return {
    begin(manifest: Manifest): void {
      tables = manifest.tables
    },
    next({ name, size }: TarFile): Place {
      if (tables === null) {
        if (name !== MANIFEST) throw damaged(`it does not begin with ${MANIFEST}`)
        if (size > ARCHIVE.manifestBytes) {
          throw tooMuch(`its ${MANIFEST} has more than ${byteWords(ARCHIVE.manifestBytes)}`)
        }
        return { kind: 'manifest' }
      }
      const table = part(name, size, tables)
      if (table) return { kind: 'part', table }
      if (hasKey) throw damaged(`"${name}" is in the wrong place`)
      if (name === KEY) {
        hasKey = true
        if (size !== KEY_BYTES) throw damaged('its key is not valid')
        return { kind: 'key' }
      }
      const file = mediaOf(name)
      if (file === null) throw damaged(`it holds "${name}", which does not belong there`)
      if (size > ARCHIVE.fileBytes) {
        throw tooMuch(`"${name}" has more than ${byteWords(ARCHIVE.fileBytes)}`)
      }
      if (file <= lastFile) throw damaged(`"${name}" is in the wrong place`)
      lastFile = file
      if (++files > ARCHIVE.files) throw tooMuch(`it has more than ${ARCHIVE.files} files`)
      return { kind: 'media', file }
    },
  }
}

async function* hashed(
  body: AsyncGenerator<Buffer>,
  hash: { update(piece: Buffer): unknown },
): AsyncGenerator<Buffer> {
  for await (const piece of body) {
    hash.update(piece)
    yield piece
  }
}

async function contentOf({ name, body }: TarFile, sums: ChecksumList): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of body) pieces.push(piece)
  const content = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
  sums.add(hash('sha256', content), name)
  return content
}

function readManifest(content: Buffer): Manifest {
  try {
    return Manifest.parse(JSON.parse(content.toString('utf8')))
  } catch (error) {
    throw damaged(`its ${MANIFEST} cannot be read`, error)
  }
}
