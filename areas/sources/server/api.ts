import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import { readProgress } from '#feeds/progress.ts'
import type { sources } from '../contract.ts'
import { listPopularSources } from './finding/popular-sources.ts'
import { followSource, refreshSources, unfollowSource } from './following/follow-source.ts'
import { tellFollowingChanged } from './following/following-changed.ts'
import { importOpml } from './following/import-opml.ts'
import { listSources } from './following/read-sources.ts'
import { followSampleNewswire } from './following/sample-newswire.ts'

/** What a reader follows, answered from the database. */
export function serverSources(tools: Desk): Api<typeof sources> {
  const { db, readerId } = tools

  return {
    async listSources() {
      return listSources(db, readerId)
    },

    async getSourceForm() {
      return { requiresName: false, popular: await listPopularSources(db, readerId) }
    },

    async followSource(draft) {
      const followed = await followSource(tools.world, readerId, draft)
      await tellFollowingChanged(tools)
      return followed
    },

    async unfollowSource({ id }) {
      const wasFollowed = await unfollowSource(db, readerId, id)
      if (!wasFollowed) throw new Problem('not-found', 'You no longer follow that source.')
      await tellFollowingChanged(tools)
      await tools.announce({ area: 'sources' })
    },

    async importOpml({ text }) {
      const imported = await importOpml(tools.world, readerId, text)
      await tellFollowingChanged(tools)
      return imported
    },

    async followSampleNewswire() {
      return followSampleNewswire(tools, readerId)
    },

    async refreshSources() {
      await refreshSources(tools, readerId)
    },

    async getProgress() {
      return readProgress(tools)
    },
  }
}
