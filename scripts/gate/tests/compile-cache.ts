import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOLDER = 'NODE_COMPILE_CACHE'

let folder: string | null = null

/**
 * Gives processes that tests start a shared compile cache, because most of them start the same
 * programs.
 */
export async function setup(): Promise<void> {
  if (process.env[FOLDER]) return
  folder = await mkdtemp(join(tmpdir(), 'compiled-'))
  process.env[FOLDER] = folder
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
