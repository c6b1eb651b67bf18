import * as z from 'zod/mini'
import { LEADERBOARD } from '../limits.ts'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { shaped, words } from '#server/archive/checks/column-rules.ts'
import { askedAddress } from '#server/archive/web-columns.ts'
import { RankedModel } from '../contract.ts'

/**
 * The part of an archive with the chosen dataset and its last good copy, which a server without a
 * network still shows.
 */
export const leaderboardArchive: ArchivePart = {
  tables: {
    leaderboard_dataset: {
      columns: {
        address: (value: string) =>
          askedAddress(value.includes('://') ? value : `https://${value}`),
        models: shaped(z.array(RankedModel).check(z.maxLength(LEADERBOARD.models))),
        trouble: words,
      },
      isSingle: true,
    },
  },
}
