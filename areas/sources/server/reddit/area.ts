import type { Api } from '#core/contract.ts'
import type { Area } from '#server/area.ts'
import type { Desk } from '#server/tools.ts'
import { reddit } from '../../contracts/reddit.ts'
import { forgetRedditKey, keepRedditKey, readRedditKey } from '#feeds/reddit/reddit-key.ts'

const about: Record<keyof typeof reddit, string> = {
  getRedditAccess: 'Whose private Reddit feed is stored; its token is never given out.',
  setPrivateFeed: 'Stores the token of a private Reddit feed, sealed.',
  removePrivateFeed: 'Forgets that token; the feeds that need it stay and say so.',
}

export const redditArea: Area = { contract: reddit, open: serverReddit, jobs: [], about }

export function serverReddit(tools: Desk): Api<typeof reddit> {
  const { readerId } = tools
  return {
    async getRedditAccess() {
      const key = await readRedditKey(tools, readerId)
      return { user: key?.user ?? null }
    },

    async setPrivateFeed({ address }) {
      await keepRedditKey(tools, readerId, address)
    },

    async removePrivateFeed() {
      await forgetRedditKey(tools, readerId)
    },
  }
}
