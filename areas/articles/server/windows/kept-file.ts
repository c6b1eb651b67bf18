import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'

/** A kind of file in the data folder in which a worker stores its windows. */
export interface KeptKind {
  file: string
  /** The column of `joining` with the key of the file that was last stored. */
  column: Sql
  /** The name of the windows in the log. */
  windows: string
}

interface KeptFile {
  key: string
  madeBy: string
  held: unknown
}

/**
 * The name of this bundle, which changes with its contents. Entries that another version weighed
 * are weighed again.
 */
const MADE_BY = basename(import.meta.url)

/**
 * Stores a value for the next start, within the transaction that knows that the value is complete.
 * The database has the key of the last file, so that a file of another database or machine is never
 * used. Returns false if the file could not be written.
 */
export async function keepFile(
  db: Database,
  { dataFolder, log }: Pick<Tools, 'dataFolder' | 'log'>,
  { file: name, column, windows }: KeptKind,
  held: unknown,
): Promise<boolean> {
  const kept: KeptFile = { key: randomUUID(), madeBy: MADE_BY, held }
  const file = join(dataFolder, name)
  try {
    await writeFile(`${file}.new`, withChecksum(serialize(kept)), { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch (error) {
    // The next start reads the entries again instead.
    log.warn({ err: error }, `The ${windows} could not be kept`)
    return false
  }
  await db.run(sql`update joining set ${column} = ${kept.key}`)
  return true
}

/**
 * Reads the file that was last stored; null if this machine does not have it, it is damaged, or
 * another version made it.
 */
export async function readKeptFile(
  { dataFolder, log }: Pick<Tools, 'dataFolder' | 'log'>,
  { file, windows }: KeptKind,
  key: string | null,
): Promise<unknown> {
  if (key === null) return null
  try {
    const kept = deserialize(withoutChecksum(await readFile(join(dataFolder, file)))) as KeptFile
    return kept.key === key && kept.madeBy === MADE_BY ? kept.held : null
  } catch (error) {
    const isAbsent = (error as { code?: string }).code === 'ENOENT'
    if (!isAbsent) log.warn({ err: error }, `The kept ${windows} could not be read`)
    return null
  }
}

/** The number of bytes of the checksum at the end of a file. */
const CHECKSUM_BYTES = 4

function withChecksum(bytes: Buffer): Buffer[] {
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32LE(crc32(bytes))
  return [bytes, checksum]
}

/**
 * Returns the contents of a file. Fails if the checksum is wrong, because a changed number would be
 * read without an error and used for joining.
 */
function withoutChecksum(file: Buffer): Buffer {
  const bytes = file.subarray(0, -CHECKSUM_BYTES)
  if (crc32(bytes) !== file.readUInt32LE(bytes.length)) throw new Error('The file is damaged')
  return bytes
}
