import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Joiner } from '#engine/joining/joiner.ts'
import type { KeptWindow } from '#engine/joining/kept-window.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'

/** What joining holds in memory, as it was when so many entries were joined; the windows by who may see their entries. */
export interface KeptWindows {
  position: number
  windows: ReadonlyMap<string | null, KeptWindow>
}

interface KeptFile extends KeptWindows {
  key: string
  madeBy: string
}

/** The bundle is named by its contents: what another version weighed is weighed again. */
const MADE_BY = basename(import.meta.url)

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'joining-windows')
}

/**
 * Keeps windows for the next start, inside the transaction that joins. The database names those that were kept last, so
 * that a file of another database, or of another machine, is never taken for them. False where they could not be written.
 */
export async function keepWindows(
  db: Database,
  { dataFolder, log }: Pick<Tools, 'dataFolder' | 'log'>,
  position: number,
  joiners: ReadonlyMap<string | null, Joiner>,
): Promise<boolean> {
  const key = randomUUID()
  const windows = new Map(Array.from(joiners, ([audience, joiner]) => [audience, joiner.keep()]))
  const kept: KeptFile = { key, madeBy: MADE_BY, position, windows }
  const file = fileIn(dataFolder)
  try {
    await writeFile(`${file}.new`, serialize(kept), { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch (error) {
    // It is read from the entries again.
    log.warn({ err: error }, 'The windows of joining could not be kept')
    return false
  }
  await db.run(sql`update joining set kept_windows = ${key}`)
  return true
}

/** The windows that were kept last, where they lie here and were made by this version. */
export async function readKeptWindows(
  { dataFolder, log }: Pick<Tools, 'dataFolder' | 'log'>,
  key: string | null,
): Promise<KeptWindows | null> {
  if (key === null) return null
  try {
    const kept = deserialize(await readFile(fileIn(dataFolder))) as KeptFile
    return kept.key === key && kept.madeBy === MADE_BY ? kept : null
  } catch (error) {
    const isAbsent = (error as { code?: string }).code === 'ENOENT'
    if (!isAbsent) log.warn({ err: error }, 'The kept windows of joining could not be read')
    return null
  }
}
