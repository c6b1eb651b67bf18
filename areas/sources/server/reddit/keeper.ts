import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { reddit } from '../../contracts/reddit.ts'
import { forgetRedditKey, keepRedditKey, readRedditKey } from '#feeds/reddit/reddit-key.ts'

const about: Record<keyof typeof reddit, string> = {
  getRedditAccess: 'Whose private Reddit feed is stored; its token is never returned.',
  setPrivateFeed: 'Stores the token of a private Reddit feed, encrypted.',
  removePrivateFeed: 'Deletes that token; feeds that need it stay, and report it.',
}

export const redditKeeper: Kept = { contract: reddit, open: serverReddit, about }

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
