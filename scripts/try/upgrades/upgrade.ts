import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveParts } from '#server/areas.ts'
import type { Secrets } from '#server/tools.ts'
import { applyMigrations, readMigrations, type MigrationFile } from '#server/migrate.ts'
import { ensureReader } from '#server/reader.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { conversionsFor, isConverted } from './conversions.ts'
import { storedDatabase, type Stored } from './databases.ts'
import { fillTables } from './fill-tables.ts'
import { readContents, readShape, type Contents } from './hub-contents.ts'
import { findLost } from './kept.ts'
import { throughArchive } from './old-archive.ts'

export interface Trial {
  /** The migrations of this version. */
  files: MigrationFile[]
  /**
   * A database of this version with nothing but its first reader; `shape` has the definitions of
   * its tables.
   */
  fresh: Stored
  shape: string[]
  /** The folder with the key that encrypts secrets. */
  dataFolder: string
  secrets: Secrets
  drop(): Promise<void>
}

/** Prepares the common parts of all upgrades; `drop` removes them. */
export async function openTrial(): Promise<Trial> {
  const files = await readMigrations()
  const dataFolder = await mkdtemp(join(tmpdir(), 'synthwire-upgrades-'))
  const fresh = await storedDatabase()
  const shape = await fresh.use(async (db) => {
    await applyMigrations(db, files)
    await ensureReader(db)
    return readShape(db)
  })
  return {
    files,
    fresh,
    shape,
    dataFolder,
    secrets: await openSecrets(dataFolder),
    async drop() {
      await fresh.drop()
      await rm(dataFolder, { recursive: true })
    },
  }
}

/**
 * Fills every table of an empty database that only has the first migrations; `applied` is their
 * number.
 */
export async function fillOld(
  old: Stored,
  applied: number,
  { files, secrets }: Trial,
): Promise<void> {
  await old.use(async (db) => {
    await fillTables(db, secrets)
    for (const { prepare } of conversionsFor(...divided(files, applied)))
      if (prepare) await db.run(prepare)
  })
}

/** Brings a filled database up to date, also by way of an archive; returns the faults, in words. */
export async function tryUpgrade(old: Stored, applied: number, trial: Trial): Promise<string[]> {
  const { files, shape, fresh, dataFolder } = trial
  const conversions = conversionsFor(...divided(files, applied))
  const empty = await fresh.copy()
  try {
    const restored = await throughArchive(old, empty, dataFolder)
    const before = await old.use(readContents)
    const { after, wrong } = await old.use(async (db) => {
      await applyMigrations(db, files)
      const after = await readContents(db)
      const wrong: string[] = []
      for (const conversion of conversions)
        if (!(await isConverted(db, conversion))) wrong.push(`It is not so that ${conversion.what}`)
      const now = await readShape(db)
      const other = [...now.filter(notIn(shape)), ...shape.filter(notIn(now))]
      wrong.push(...other.map((part) => `Not as in a new database: ${part}`))
      await applyMigrations(db, files)
      if (JSON.stringify([...(await readContents(db))]) !== JSON.stringify([...after]))
        wrong.push('Migrating once more changed something')
      return { after, wrong }
    })
    const missing = files.slice(applied).map(({ name }) => name)
    wrong.push(...findLost(before, after, missing))
    await empty.use(async (db) => {
      for (const conversion of conversions)
        if (!(await isConverted(db, conversion)))
          wrong.push(`By way of an archive it is not so that ${conversion.what}`)
    })
    wrong.push(...findMissing(after, restored))
    return wrong
  } finally {
    await empty.drop()
  }
}

/**
 * Finds tables of which an archive restored more or fewer rows than there are, each as a sentence.
 */
function findMissing(upgraded: Contents, restored: Contents): string[] {
  return archiveParts
    .flatMap(({ tables }) => Object.keys(tables))
    .flatMap((table) => {
      const [all, there] = [upgraded, restored].map((contents) => contents.get(table)!.length)
      return all === there ? [] : [`An archive brings ${there} of ${all} rows of ${table}`]
    })
}

function divided(files: MigrationFile[], applied: number): [string[], string[]] {
  const names = files.map(({ name }) => name)
  return [names.slice(0, applied), names.slice(applied)]
}

const notIn = (list: string[]) => (one: string) => !list.includes(one)
