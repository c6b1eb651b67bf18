import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import { sourceFolders } from '#engine/categories/source-categories.ts'
import { readProgress } from '#feeds/progress.ts'
import type { sources } from '../contract.ts'
import { listPopularSources } from './finding/popular-sources.ts'
import { followSource, refreshSources, unfollowSource } from './following/follow-source.ts'
import { tellFollowingChanged } from './following/following-changed.ts'
import { joinHub, joiningHub } from './following/hub-joining.ts'
import { importOpml } from './following/import-opml.ts'
import { listSources } from './following/read-sources.ts'
import { followSampleNewswire } from './following/sample-newswire.ts'

/** The sources of a reader, as stored in the database. */
export function serverSources(tools: Desk): Api<typeof sources> {
  const { db, readerId } = tools

  return {
    async listSources({ hub }) {
      return listSources(db, readerId, hub)
    },

    async getSourceForm() {
      const popular = await listPopularSources(db, readerId)
      return { requiresName: false, categories: sourceFolders, popular }
    },

    async followSource({ hub, ...draft }) {
      const followed = await followSource(tools.world, readerId, draft)
      await joinHub(tools, hub, 'source', [followed.source.id])
      await tellFollowingChanged(tools)
      return followed
    },

    async unfollowSource({ id }) {
      const wasFollowed = await unfollowSource(db, readerId, id)
      if (!wasFollowed) throw new Problem('not-found', 'You no longer follow that source.')
      await tellFollowingChanged(tools)
      await tools.announce({ area: 'sources' })
    },

    async importOpml({ text, hub }) {
      const imported = await joiningHub(tools, hub, () => importOpml(tools.world, readerId, text))
      await tellFollowingChanged(tools)
      return imported
    },

    async followSampleNewswire({ hub }) {
      return joiningHub(tools, hub, () => followSampleNewswire(tools, readerId))
    },

    async refreshSources() {
      await refreshSources(tools, readerId)
    },

    async getProgress() {
      return readProgress(tools)
    },
  }
}
