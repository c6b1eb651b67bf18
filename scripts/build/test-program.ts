import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkout } from '#server/checkout.ts'
import { isReady } from '../run/prepare.mjs'
import { buildServer } from './build-server.mjs'

export interface Program {
  /** The folder that holds main.js. */
  folder: string
  close(): Promise<void>
}

/**
 * Opens the built program: that of `dist` if it is up to date, or else one that is built for the
 * tests.
 */
export async function openProgram(): Promise<Program> {
  const dist = join(checkout, 'dist')
  if (isReady()) return { folder: join(dist, 'server'), close: async () => {} }
  // The folder must be in the checkout, because the program looks for its packages from there.
  await mkdir(dist, { recursive: true })
  const folder = await mkdtemp(join(dist, 'server-test-'))
  await buildServer(folder)
  return { folder, close: () => rm(folder, { recursive: true }) }
}
