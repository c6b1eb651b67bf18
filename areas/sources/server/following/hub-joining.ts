import * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import { sql, type Desk } from '#server/tools.ts'

/**
 * Adds new sources or topics to a hub, unless the hub was deleted. The area of hubs implements it.
 */
export type HubJoining = (
  desk: Desk,
  hub: string,
  kind: 'source' | 'topic',
  members: string[],
) => Promise<void>
export const hubJoining = extensionPoint<HubJoining>('hub-joining')

export async function joinHub(
  desk: Desk,
  hub: string | undefined,
  ...added: [kind: 'source' | 'topic', members: string[]]
): Promise<void> {
  if (hub === undefined) return
  for (const join of desk.extensions(hubJoining)) await join(desk, hub, ...added)
}

/** Runs work that follows sources, and adds the new ones to a hub. */
export async function joiningHub<Done>(
  desk: Desk,
  hub: string | undefined,
  work: () => Promise<Done>,
): Promise<Done> {
  if (hub === undefined) return work()
  const before = new Set(await idsOf(desk))
  const done = await work()
  const added = (await idsOf(desk)).filter((id) => !before.has(id))
  await joinHub(desk, hub, 'source', added)
  return done
}

async function idsOf({ db, readerId }: Desk): Promise<string[]> {
  const rows = await db.many(
    z.object({ id: z.string() }),
    sql`select id from sources where reader_id = ${readerId}`,
  )
  return rows.map(({ id }) => id)
}
