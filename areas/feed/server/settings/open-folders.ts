import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { demandHub, settingsOf } from '#areas/hubs/server/lends.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { openFolders } from '../../contracts/open-folders.ts'

export const openFoldersKeeper: Kept = {
  contract: openFolders,
  open: serverOpenFolders,
  about: {
    getOpenFolders: 'The folders that the reader left open; null before they touched one.',
    saveOpenFolders: 'Remembers which folders are open.',
  },
}

export function serverOpenFolders({ db, readerId }: Desk): Api<typeof openFolders> {
  return {
    async getOpenFolders({ hub }) {
      const kept = await db.maybe(
        z.object({ folders: z.array(z.string()) }),
        sql`select folders from folders_open where reader_id = ${readerId} and hub_id in ('', ${settingsOf(hub)})
            order by hub_id desc limit 1`,
      )
      return kept && kept.folders
    },

    async saveOpenFolders({ folders, hub }) {
      await demandHub(db, readerId, hub)
      await db.run(sql`
        insert into folders_open (reader_id, hub_id, folders) values (${readerId}, ${settingsOf(hub)}, ${folders})
        on conflict (reader_id, hub_id) do update set folders = excluded.folders`)
    },
  }
}
