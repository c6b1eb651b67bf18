import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The folder that keeps filled servers for the next time; without it, each is filled again. */
const FOLDER = process.env['BENCH_HUBS']

/** Takes this many entries into an empty data folder, or copies a server that took them in before. */
export async function growHub(
  dataFolder: string,
  entries: number,
  grow: () => Promise<unknown>,
): Promise<void> {
  const kept = FOLDER === undefined ? null : join(FOLDER, `hub-${entries}`)
  if (kept !== null && existsSync(kept)) return copyHub(kept, dataFolder)
  await grow()
  if (kept !== null) await copyHub(dataFolder, kept)
}

/** Copies a server that is not running. */
export async function copyHub(from: string, into: string): Promise<void> {
  // PostgreSQL requires the owner and the rights that its files had.
  await promisify(execFile)('cp', ['-aT', from, into])
}
