import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { raw } from 'sql-template-tag'
import { extract, type Entry } from 'tar-stream'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { advisoryLocks } from '../advisory-locks.ts'
import { sql, type Database, type Tools } from '../tools.ts'
import { CHECKSUMS, KEY, MANIFEST, Manifest, mediaOf, tableOfPart } from './archive-format.ts'
import { listMigrations, listTables, quoted, type Table } from './archive-tables.ts'

/** More than a part ever has, except for a row that is larger alone. */
const MOST_PART_BYTES = 256_000_000

export interface Restored {
  rows: number
  files: number
  hasSecrets: boolean
}

/** Fills an empty hub from an archive: all of it, or nothing when anything about the file is wrong. */
export async function restoreArchive(tools: Tools, file: string): Promise<Restored> {
  const aside = await mkdtemp(join(tools.dataFolder, 'restore-'))
  try {
    const restored = await tools.db.transaction((db) => restoreInto(db, file, aside))
    await cp(aside, tools.dataFolder, { recursive: true, force: true })
    return restored
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function restoreInto(db: Database, file: string, aside: string): Promise<Restored> {
  await demandRest(db)
  await demandEmpty(db)
  const tables = await listTables(db)
  const names = raw(tables.map(({ name }) => quoted(name)).join(', '))
  await db.run(sql`truncate ${names} restart identity`)
  // What triggers keep up is in the archive, too.
  for (const { name } of tables)
    await db.run(sql`alter table ${raw(quoted(name))} disable trigger user`)

  const restored: Restored = { rows: 0, files: 0, hasSecrets: false }
  const sums = new Map<string, string>()
  let manifest: Manifest | null = null
  let stated: string | null = null
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header
    const media = mediaOf(name)
    if (media !== null) {
      sums.set(name, await saveFile(entry, join(aside, media)))
      restored.files++
      continue
    }
    const body = await bodyOf(entry)
    if (name === CHECKSUMS) {
      stated = body.toString('utf8')
      continue
    }
    sums.set(name, createHash('sha256').update(body).digest('hex'))
    if (name === MANIFEST) {
      manifest = readManifest(body)
      checkShape(manifest, await listMigrations(db), tables)
    } else if (name === KEY) {
      await writeFile(join(aside, 'secrets.key'), body, { mode: 0o600 })
      restored.hasSecrets = true
    } else {
      const table = manifest?.tables.find((one) => one.name === tableOfPart(name))
      if (!table) throw damaged(`it holds "${name}", which is no part of it`)
      restored.rows += await insertPart(db, table, body.toString('utf8'))
    }
  }
  checkSums(stated, sums)

  for (const table of tables) await wakeTable(db, table)
  return restored
}

/** A hub that runs would go on with what it knew before. */
async function demandRest(db: Database): Promise<void> {
  const { isAtRest } = await db.one(
    z.object({ isAtRest: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.serving}) as is_at_rest`,
  )
  if (!isAtRest) {
    throw new Problem('conflict', 'The hub is running. Stop it, restore, and start it again.')
  }
}

async function demandEmpty(db: Database): Promise<void> {
  const { isEmpty } = await db.one(
    z.object({ isEmpty: z.boolean() }),
    sql`select not (exists (select 1 from sources) or exists (select 1 from entries)
          or exists (select 1 from articles) or exists (select 1 from notes)) as is_empty`,
  )
  if (!isEmpty) {
    throw new Problem(
      'conflict',
      'This hub holds something already, and restoring would replace it. Restore into an empty one: choose another folder with SYNTHWIRE_DATA, or another database.',
    )
  }
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), tar)
  reading.catch(() => {})
  try {
    for await (const entry of tar) yield entry
    await reading
  } catch (error) {
    if (error instanceof Problem) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Problem('not-found', `There is no file ${file}.`)
    throw unpackingFailed(error)
  }
}

/** What ends too early fails in the middle of a part, too; a full disk is no fault of the archive. */
function unpackingFailed(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  return /^E[A-Z]+$/.test(code) ? error : damaged('it cannot be unpacked', error)
}

async function bodyOf(entry: Entry): Promise<Buffer> {
  if ((entry.header.size ?? 0) > MOST_PART_BYTES)
    throw damaged(`"${entry.header.name}" is too large`)
  const chunks: Buffer[] = []
  try {
    for await (const chunk of entry) chunks.push(chunk as Buffer)
  } catch (error) {
    throw unpackingFailed(error)
  }
  return Buffer.concat(chunks)
}

async function saveFile(entry: Entry, path: string): Promise<string> {
  const hash = createHash('sha256')
  await mkdir(dirname(path), { recursive: true })
  entry.on('data', (chunk: Buffer) => hash.update(chunk))
  try {
    await pipeline(entry, createWriteStream(path))
  } catch (error) {
    throw unpackingFailed(error)
  }
  return hash.digest('hex')
}

function readManifest(body: Buffer): Manifest {
  try {
    return Manifest.parse(JSON.parse(body.toString('utf8')))
  } catch (error) {
    throw damaged(`its ${MANIFEST} cannot be read`, error)
  }
}

/** An older archive has fewer tables and columns, whose rows take the usual values; a newer one may mean more. */
function checkShape(
  { migrations, tables, version }: Manifest,
  ours: string[],
  known: Table[],
): void {
  const isNewer = migrations.some((name) => !ours.includes(name))
  if (isNewer) {
    throw new Problem(
      'conflict',
      `This archive was written by a newer Synthwire (${version}). Update this one, then restore.`,
    )
  }
  for (const { name, columns } of tables) {
    const table = known.find((one) => one.name === name)
    const isKnown = table && columns.every((column) => table.columns.includes(column))
    if (!isKnown) throw damaged(`its table "${name}" is not one of ours`)
  }
}

async function insertPart(
  db: Database,
  { name, columns }: Manifest['tables'][number],
  text: string,
): Promise<number> {
  const rows = `[${text.trimEnd().replaceAll('\n', ',')}]`
  const list = raw(columns.map(quoted).join(', '))
  try {
    const { changed } = await db.run(sql`
      insert into ${raw(quoted(name))} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${raw(quoted(name))}, ${rows}::json)`)
    return changed
  } catch (error) {
    throw damaged(`rows of "${name}" cannot be stored`, error)
  }
}

function checkSums(stated: string | null, found: Map<string, string>): void {
  if (stated === null) throw damaged('it was cut off')
  const lines = stated.split('\n').filter((line) => line !== '')
  for (const line of lines) {
    const [hash, name] = line.split('  ') as [string, string | undefined]
    if (name === undefined || found.get(name) !== hash) throw damaged(`"${name}" is not as it was`)
  }
  if (lines.length !== found.size) throw damaged('it holds more than it says')
}

/** Triggers work again, and new rows are numbered behind those that came. */
async function wakeTable(db: Database, { name, identity }: Table): Promise<void> {
  const table = raw(quoted(name))
  await db.run(sql`alter table ${table} enable trigger user`)
  if (identity === null) return
  await db.run(sql`
    select setval(pg_get_serial_sequence(${quoted(name)}, ${identity}),
      coalesce(max(${raw(quoted(identity))}), 1), max(${raw(quoted(identity))}) is not null) from ${table}`)
}

function damaged(what: string, cause?: unknown): Problem {
  return new Problem(
    'invalid',
    `This is no whole archive of Synthwire: ${what}. Nothing was restored.`,
    { cause },
  )
}
