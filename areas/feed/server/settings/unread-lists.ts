import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { unreadLists } from '../../contracts/unread-lists.ts'

export const unreadListsKeeper: Kept = {
  contract: unreadLists,
  open: serverUnreadLists,
  about: {
    saveUnreadOnly:
      'Has lists show only unread articles, or all. `portal.getPortal` tells it; lists take it as `unreadAt`.',
  } satisfies Record<keyof typeof unreadLists, string>,
}

export function serverUnreadLists({ db, readerId, announce }: Desk): Api<typeof unreadLists> {
  return {
    async saveUnreadOnly({ isOn }) {
      await db.run(sql`
        insert into list_choices (reader_id, folds_stories, unread_only)
        values (${readerId}, false, ${isOn})
        on conflict (reader_id) do update set unread_only = excluded.unread_only`)
      await announce({ area: 'portal' })
    },
  }
}

/** Says if the reader's lists show only unread articles, which every page has to know. */
export async function showsUnreadOnly({
  db,
  readerId,
}: Pick<Desk, 'db' | 'readerId'>): Promise<boolean> {
  const kept = await db.maybe(
    z.object({ unreadOnly: z.boolean() }),
    sql`select unread_only from list_choices where reader_id = ${readerId}`,
  )
  return kept?.unreadOnly ?? false
}
