import { rm } from 'node:fs/promises'
import { openServer } from '#server/open-server.ts'
import type { OpenedServer } from '#server/opened-server.ts'
import { settings } from '#server/settings/settings.ts'
import { throwawayFolder } from '#e2e/hubs/hub.ts'

/** Opens the server of a data folder in this process, without a worker of its own, and closes it after the work. */
export async function withToolHub<T>(
  dataFolder: string,
  work: (hub: OpenedServer) => Promise<T>,
  now?: () => Date,
): Promise<T> {
  const env = { ...process.env, DATABASE_URL: '', SYNTHWIRE_DATA: dataFolder }
  const hub = await openServer({
    settings: settings({ ...env, SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1' }),
    role: 'tool',
    ...(now ? { now } : {}),
  })
  try {
    return await work(hub)
  } finally {
    await hub.close()
  }
}

/** Runs the work with a temporary data folder, which is deleted afterwards. */
export async function withDataFolder<T>(work: (dataFolder: string) => Promise<T>): Promise<T> {
  const dataFolder = await throwawayFolder()
  try {
    return await work(dataFolder)
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
