import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'

/** A kind of file in the data folder that stores a worker's memory of the news. */
export interface KeptKind {
  file: string
  /** The column of `joining` that names the last kept file. */
  column: Sql
  /** The name in the log. */
  windows: string
}

interface KeptFile {
  key: string
  madeBy: string
  held: unknown
}

/**
 * The version of this program, since the bundle is named by its contents. Entries that another version weighed are
 * weighed again.
 */
const MADE_BY = basename(import.meta.url)

/**
 * Stores something serializable for the next start, inside the transaction that knows it is complete. The database
 * names the last file, so that a file of another database or machine is never taken for it. Returns false if it could
 * not be written.
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
    // The entries are read again instead.
    log.warn({ err: error }, `The ${windows} could not be kept`)
    return false
  }
  await db.run(sql`update joining set ${column} = ${kept.key}`)
  return true
}

/** Reads the file that was kept last, if this machine has it and this version made it. */
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

/** The bytes of the checksum, at the end of a file. */
const CHECKSUM_BYTES = 4

function withChecksum(bytes: Buffer): Buffer[] {
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32LE(crc32(bytes))
  return [bytes, checksum]
}

/**
 * Returns the contents of a file. Fails if the checksum is wrong: a changed number in the middle would be read without
 * an error, and used for joining.
 */
function withoutChecksum(file: Buffer): Buffer {
  const bytes = file.subarray(0, -CHECKSUM_BYTES)
  if (crc32(bytes) !== file.readUInt32LE(bytes.length)) throw new Error('The file is damaged')
  return bytes
}
