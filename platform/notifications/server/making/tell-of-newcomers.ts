import * as z from 'zod/mini'
import type { Newcomer } from '#server/access/newcomers.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { hubNotice } from '../../hub-notice.ts'
import { notify } from './notify.ts'

/**
 * Notifies each owner once about a person who became a reader without an invitation or asks to
 * become one.
 */
export async function tellOfNewcomer(
  world: World,
  db: Database,
  { id, name, namedBy, asks }: Newcomer,
): Promise<void> {
  const owners = await db.many(
    z.object({ id: z.string() }),
    sql`select id from readers where role = 'owner'`,
  )
  await notify(
    world,
    db,
    hubNotice,
    owners.map((owner) => ({
      ...{ readerId: owner.id, event: `newcomer/${id}` },
      facts: {
        title: asks ? 'Somebody asks to read here' : 'Somebody new reads here',
        text: asks
          ? `${namedBy} named “${name}”, who waits until you let them in.`
          : `${namedBy} named “${name}”, who is a reader here now.`,
        page: '/news-hub/settings',
        action: 'View readers',
      },
    })),
  )
}
