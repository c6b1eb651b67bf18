import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { reading } from '../../contracts/reading.ts'
import { scopesOf } from '../scope.ts'
import { listBriefings } from './list-briefings.ts'
import { listThemes } from './list-themes.ts'
import { giveOpinion, takeBackOpinion } from './opinions.ts'
import { forgetSignals, noteSignal } from '#areas/profiles/server/lends.ts'
import { whyShown } from './why.ts'

export const readingKeeper: Kept = {
  contract: reading,
  open: serverReading,
  about: {
    listBriefings:
      'Articles in the order of a filter, each in at most three sentences with their proof.',
    listThemes: 'Articles in the order of a filter, by category, and there by subject.',
    explainArticle: 'Why an article is shown, and what moves it up or down in For You.',
    giveOpinion:
      'More like this, less like this, or hide: learnt from at once; the latter two take the article out of the lists.',
    takeBackOpinion: 'Undoes an opinion; the article is where it was.',
    spendTime: 'Records how long an article was in view; the longest time counts.',
    getMemory: 'How many reading actions are stored.',
    forgetEverything: 'Deletes all stored reading actions and what was learned from them.',
  },
}

export function serverReading(tools: Desk): Api<typeof reading> {
  const { db, readerId } = tools
  const scope = scopesOf(tools)

  /** Makes open screens read their lists again. */
  const tell = () => tools.announce({ area: 'articles' })

  return {
    async listBriefings(asked) {
      return listBriefings(scope(asked.hub, asked.unreadAt), asked)
    },

    async listThemes(chosen) {
      return listThemes(scope(chosen.hub, chosen.unreadAt), chosen)
    },

    async explainArticle({ article }) {
      return whyShown(scope(), article)
    },

    async giveOpinion({ article, opinion }) {
      await giveOpinion(tools, readerId, article, opinion)
      await tell()
    },

    async takeBackOpinion({ article, opinion }) {
      await takeBackOpinion(tools, readerId, article, opinion)
      await tell()
    },

    async spendTime({ article, seconds }) {
      await noteSignal(tools, readerId, article, 'time', { seconds })
    },

    async getMemory() {
      return db.one(
        z.object({ actions: z.int() }),
        sql`select count(*) as actions from reading_signals where reader_id = ${readerId}`,
      )
    },

    async forgetEverything() {
      await forgetSignals(db, readerId)
      await tell()
    },
  }
}
