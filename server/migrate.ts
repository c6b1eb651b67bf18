import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { advisoryLocks } from './database/advisory-locks.ts'
import { sql, type Database } from './tools.ts'

/**
 * The folder of the numbered migrations, which is next to this file in the source, and next to the
 * bundle in `dist`.
 */
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/**
 * The folders in which areas have their migrations. The build copies these into folders of
 * MIGRATIONS.
 */
const AREAS = ['../areas', '../platform'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

const Migration = z.object({ name: z.string(), checksum: z.string() })
type Migration = z.infer<typeof Migration>

/**
 * Migrates the database to the form of this version. The numbered files are applied in order, then
 * those of each area, each file once and in a transaction of its own. Processes that start at the
 * same time wait for one another.
 */
export async function migrate(
  db: Database,
  folder = MIGRATIONS,
  areas: readonly string[] = AREAS,
): Promise<void> {
  await applyMigrations(db, await readMigrations(folder, areas))
}

/** Applies the migration files that the database lacks. */
export async function applyMigrations(db: Database, files: MigrationFile[]): Promise<void> {
  await db.transaction(async (db) => {
    await waitForOthers(db)
    await db.run(sql`
      create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  })
  while (await applyNext(db, files)) continue
}

/** Applies the first missing file; returns false if none is missing. */
async function applyNext(db: Database, files: MigrationFile[]): Promise<boolean> {
  return db.transaction(async (db) => {
    await waitForOthers(db)
    const applied = await db.many(
      Migration,
      sql`select name, checksum from migrations order by name`,
    )
    checkHistory(files, applied)
    const names = new Set(applied.map(({ name }) => name))
    const next = files.find(({ name }) => !names.has(name))
    if (!next) return false
    await db.run(raw(next.text))
    await db.run(
      sql`insert into migrations (name, checksum) values (${next.name}, ${next.checksum})`,
    )
    return true
  })
}

function waitForOthers(db: Database) {
  return db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.migrating})`)
}

/**
 * Checks that the database's migrations of each area are the first ones of this version, unchanged.
 */
function checkHistory(files: Migration[], applied: Migration[]): void {
  for (const area of new Set(applied.map(areaOf))) {
    const isOfArea = (file: Migration) => areaOf(file) === area
    checkOrder(files.filter(isOfArea), applied.filter(isOfArea))
  }
}

/**
 * The folder of a migration: "recipes/" for "recipes/001-soups.sql", and empty for numbered files.
 */
function areaOf({ name }: Migration): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

function checkOrder(files: Migration[], applied: Migration[]): void {
  for (const [at, { name, checksum }] of applied.entries()) {
    const file = files[at]
    if (!file) {
      throw new Problem(
        'conflict',
        `This database was written by a newer Synthwire (${name}). Update this one, or use another database.`,
      )
    }
    if (file.name !== name || file.checksum !== checksum) {
      throw new Error(
        `Migration ${file.name} is not the one that this database was made with (${name}). ` +
          'A migration never changes once it was applied: put it back, and write a new one.',
      )
    }
  }
}

export interface MigrationFile extends Migration {
  text: string
}

/** Reads all migrations of this version, in the order in which an empty database needs them. */
export async function readMigrations(
  folder = MIGRATIONS,
  areas: readonly string[] = AREAS,
): Promise<MigrationFile[]> {
  const ofAreas = await Promise.all(
    areas.map(async (all) =>
      (await foldersIn(all)).map((name) => ({ name, at: join(all, name, 'server/migrations') })),
    ),
  )
  const built = (await foldersIn(folder)).map((name) => ({ name, at: join(folder, name) }))
  const folders = [built, ...ofAreas]
    .flat()
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .filter(({ at }) => existsSync(at))
    .map(({ name, at }) => readFolder(at, `${name}/`))
  return (await Promise.all([readFolder(folder), ...folders])).flat()
}

async function foldersIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const items = await readdir(folder, { withFileTypes: true })
  return items
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

async function readFolder(folder: string, before = ''): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      // Line ends are normalized, because a checkout on another system may have other ones.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { name: `${before}${name}`, text, checksum }
    }),
  )
}
