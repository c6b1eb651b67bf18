import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { job, sql, type Tools } from '#server/tools.ts'

const FOLDER = 'runs'

/** Opens the work folder of a run, and creates it if it is missing. */
export async function openRunFolder(
  { dataFolder }: Pick<Tools, 'dataFolder'>,
  id: string,
): Promise<string> {
  const folder = join(dataFolder, FOLDER, id)
  await mkdir(folder, { recursive: true })
  return folder
}

export async function removeRunFolder(
  { dataFolder }: Pick<Tools, 'dataFolder'>,
  id: string,
): Promise<void> {
  await rm(join(dataFolder, FOLDER, id), { recursive: true, force: true })
}

/**
 * Deletes folders of runs that will not continue here, such as runs that were cancelled while no
 * worker had them.
 */
export const sweepRunFolders = job<object>('runs/sweep-folders', async (world) => {
  const ids = await readdir(join(world.dataFolder, FOLDER)).catch(() => [])
  if (ids.length === 0) return
  const open = await world.db.many(
    z.object({ id: z.string() }),
    sql`select id from runs where id = any(${ids}) and state not in ('done', 'cancelled')`,
  )
  const isOpen = new Set(open.map(({ id }) => id))
  for (const id of ids) if (!isOpen.has(id)) await removeRunFolder(world, id)
})
