import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Folding, folding } from '../../contracts/folding.ts'

export const foldingKeeper: Kept = {
  contract: folding,
  open: serverFolding,
  about: {
    getFolding: 'Whether lists fold the articles of one story under the first of them.',
    saveFolding: 'Folds the articles of one story in lists, or shows each by itself.',
  } satisfies Record<keyof typeof folding, string>,
}

export function serverFolding({ db, readerId }: Desk): Api<typeof folding> {
  return {
    async getFolding() {
      const kept = await db.maybe(
        Folding,
        sql`select folds_stories as is_on from list_choices where reader_id = ${readerId}`,
      )
      return kept ?? { isOn: false }
    },

    async saveFolding({ isOn }) {
      await db.run(sql`
        insert into list_choices (reader_id, folds_stories) values (${readerId}, ${isOn})
        on conflict (reader_id) do update set folds_stories = excluded.folds_stories`)
    },
  }
}
