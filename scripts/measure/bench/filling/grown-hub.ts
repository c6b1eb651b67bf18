import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * The folder in which filled servers are kept for later runs; if it is not set, servers are filled
 * anew.
 */
const FOLDER = process.env['BENCH_HUBS']

/**
 * Prepares a server with this many entries in an empty data folder, by filling it or by copying a
 * kept server.
 */
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

/** Copies the data folder of a server that is not running. */
export async function copyHub(from: string, into: string): Promise<void> {
  // The copy keeps the owners and permissions of files, which PostgreSQL requires.
  await promisify(execFile)('cp', ['-aT', from, into])
}
