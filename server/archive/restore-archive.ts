import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { advisoryLocks } from '../database/advisory-locks.ts'
import { KEY_FILE } from '../settings/secrets.ts'
import { sql, type Database, type Tools } from '../tools.ts'
import type { Manifest } from './archive-format.ts'
import type { ArchivePart } from './archive-part.ts'
import { listArchived, listMigrations, quoted, type Table } from './archive-tables.ts'
import { rowChecker } from './checks/check-row.ts'
import { damaged } from './damaged.ts'
import { inspectArchive, type Inspected } from './inspect-archive.ts'
import { readArchive } from './read-archive.ts'
import {
  finishRestoring,
  holdRestoring,
  noteStage,
  stageFile,
  stageKey,
  stageName,
} from './stage-folder.ts'
import { storePart } from './store-rows.ts'

export interface Restored {
  rows: number
  files: number
  hasSecrets: boolean
}

/** Fills an empty server from an archive: completely, or not at all if anything about the file is wrong. */
export async function restoreArchive(
  tools: Pick<Tools, 'db' | 'dataFolder' | 'media'>,
  file: string,
  parts: ArchivePart[],
): Promise<Restored> {
  const { db, dataFolder, media } = tools
  await db.transaction(async (db) => {
    await demandRest(db)
    await demandEmpty(db)
  })
  const tables = await listArchived(db, parts)
  const ours = await listMigrations(db)
  const inspected = await inspectArchive(file, parts, (manifest) =>
    checkShape(manifest, ours, tables),
  )

  const id = randomUUID()
  const folder = join(dataFolder, stageName(id))
  try {
    await db.transaction(async (db) => {
      await holdRestoring(db)
      await demandRest(db)
      await demandEmpty(db)
      await restoreInto(db, { file, parts, tables, inspected, folder })
      await noteStage(db, id)
    })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  await finishRestoring(db, dataFolder, media)
  return { rows: inspected.rows, files: inspected.files, hasSecrets: inspected.key !== null }
}

interface Restoring {
  file: string
  parts: ArchivePart[]
  tables: Table[]
  inspected: Inspected
  folder: string
}

async function restoreInto(
  db: Database,
  { file, parts, tables, inspected, folder }: Restoring,
): Promise<void> {
  const names = raw(tables.map(({ name }) => quoted(name)).join(', '))
  await db.run(sql`truncate ${names} restart identity`)
  // The triggers are disabled, because the archive also has the rows that they maintain.
  for (const { name } of tables)
    await db.run(sql`alter table ${raw(quoted(name))} disable trigger user`)

  const check = rowChecker(tables, parts, inspected.key)
  const rows = new Map<string, number>()
  await readArchive(
    file,
    parts.flatMap(({ media = [] }) => media),
    {
      async part(table, body) {
        const rowsBefore = rows.get(table.name) ?? 0
        const stored = await storePart(db, table, body, { check, rowsBefore })
        rows.set(table.name, rowsBefore + stored)
      },
      media: (file, content) => stageFile(folder, file, content),
    },
  )
  if (inspected.key !== null) await stageKey(folder, KEY_FILE, inspected.key)

  await demandReaders(db, tables)
  for (const part of parts) {
    await demandSingles(db, part)
    await part.settle?.(db, (migration) => !inspected.migrations.includes(migration))
  }
  for (const table of tables) await wakeTable(db, table)
}

/** Fails while the server runs, because it would continue with its former state. */
async function demandRest(db: Database): Promise<void> {
  const { isAtRest } = await db.one(
    z.object({ isAtRest: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.serving}) as is_at_rest`,
  )
  if (!isAtRest) {
    throw new Problem('conflict', 'Synthwire is running. Stop it, restore, and start it again.')
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
      'There is data here already, and restoring would replace it. Restore into an empty server: choose another folder with SYNTHWIRE_DATA, or another database.',
    )
  }
}

/**
 * Refuses archives of newer servers, whose data may have another meaning. The tables and columns
 * that an older archive lacks get default values.
 */
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
  for (const [at, { name, columns }] of tables.entries()) {
    const table = known.find((one) => one.name === name)
    const isKnown = table && columns.every((column) => table.columns.includes(column))
    if (!isKnown) throw damaged(`it has an unknown table "${name}"`)
    const isTwice =
      tables.findIndex((one) => one.name === name) !== at ||
      new Set(columns).size !== columns.length
    if (isTwice || columns.length === 0) throw damaged(`it lists "${name}" or its columns twice`)
  }
}

/** Checks rows that refer to their reader, some of which have no foreign key. */
async function demandReaders(db: Database, tables: Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.includes('reader_id')) continue
    const stray = await db.maybe(
      z.object({ readerId: z.string() }),
      sql`select reader_id from ${raw(quoted(name))} as row
          where not exists (select from readers where id = row.reader_id) limit 1`,
    )
    if (stray) throw damaged(`a row of "${name}" has a "reader_id" of an unknown reader`)
  }
}

async function demandSingles(db: Database, { tables }: ArchivePart): Promise<void> {
  for (const [name, { isSingle }] of Object.entries(tables)) {
    if (!isSingle) continue
    const table = raw(quoted(name))
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*) as count from (select from ${table} limit 2) as rows`,
    )
    // An archive from before this table existed has no row for it.
    if (count === 0) await db.run(sql`insert into ${table} default values`)
    else if (count > 1) throw damaged(`"${name}" has more than one row`)
  }
}

/** Enables the triggers again, and numbers new rows after the restored ones. */
async function wakeTable(db: Database, { name, identity }: Table): Promise<void> {
  const table = raw(quoted(name))
  await db.run(sql`alter table ${table} enable trigger user`)
  if (identity === null) return
  await db.run(sql`
    select setval(pg_get_serial_sequence(${quoted(name)}, ${identity}),
      greatest(coalesce(max(${raw(quoted(identity))}), 1), 1), max(${raw(quoted(identity))}) is not null) from ${table}`)
}
