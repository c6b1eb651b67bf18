import type { Api } from '#core/contract.ts'
import type { Desk } from '#server/tools.ts'
import { keepBySource } from '#areas/articles/server/lends/keeping.ts'
import type { sourceHealth } from '../../contracts/source-health.ts'
import { findReports } from '../../report-list.ts'
import { setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { joinHub } from '../following/hub-joining.ts'
import { changeAddress } from './change-address.ts'
import {
  changeSource,
  keepFolder,
  moveSources,
  muteSources,
  pauseSources,
  resumeSources,
  retrySources,
} from './change-sources.ts'
import { countNotices } from './count-notices.ts'
import { deleteSources, restoreSources } from './delete-sources.ts'
import { tellFollowingChanged } from '../following/following-changed.ts'
import { followWithHeaders } from './follow-with-headers.ts'
import { readHistory } from './read-history.ts'
import { readReports } from './read-reports.ts'

const DAY_MS = 86_400_000

/** Reports on the sources of a reader from the database, and changes them. */
export function serverSourceHealth(tools: Desk): Api<typeof sourceHealth> {
  const { db, now, readerId } = tools
  const chosen = (ids: string[]) => ({ db, extensions: tools.extensions, readerId, ids })

  /** A change of a source may change names, lists and counts in many areas. */
  async function tell() {
    await tellFollowingChanged(tools)
    await tools.enqueue(keepBySource, {}, { dedupeKey: 'now' })
    await tools.announce({ area: 'sources' })
  }

  return {
    async listReports({ hub }) {
      return readReports(db, readerId, now(), hub)
    },
    async findReports({ hub, ...asked }) {
      return findReports(await readReports(db, readerId, now(), hub), asked)
    },
    async getNotices() {
      return countNotices(db, readerId, now())
    },
    async getHistory({ id }) {
      return readHistory(db, readerId, id)
    },
    async retrySources({ ids }) {
      const waiting = await retrySources(chosen(ids), now())
      await tell()
      return { waiting }
    },
    async pauseSources({ ids }) {
      await pauseSources(chosen(ids), now())
      await tell()
    },
    async resumeSources({ ids }) {
      await resumeSources(chosen(ids), now())
      await tell()
    },
    async muteSources({ ids, days }) {
      const at = now()
      const until = days === undefined ? null : new Date(at.getTime() + days * DAY_MS)
      await muteSources(chosen(ids), at, until)
      await tell()
    },
    async unmuteSources({ ids }) {
      await muteSources(chosen(ids), null)
      await tell()
    },
    async moveSources({ ids, folder }) {
      await moveSources(chosen(ids), folder)
      await tell()
    },
    async changeSource(change) {
      await changeSource(tools, readerId, change)
      await tell()
    },
    async keepFolder(folder) {
      await keepFolder(db, readerId, folder)
      await tell()
    },
    async changeAddress(change) {
      const changed = await changeAddress(tools.world, readerId, change)
      await tell()
      return changed
    },
    async setHeaders({ id, headers }) {
      await setRequestHeaders(tools.world, readerId, id, headers)
      await tell()
    },
    async followWithHeaders({ hub, ...asked }) {
      const followed = await followWithHeaders(tools.world, readerId, asked)
      await joinHub(tools, hub, 'source', [followed.source.id])
      await tell()
      return followed
    },
    async deleteSources({ ids }) {
      const deletion = await deleteSources(chosen(ids), now())
      await tell()
      return { deletion }
    },
    async restoreSources({ deletion }) {
      const restored = await restoreSources(tools, readerId, deletion)
      await tell()
      return { restored }
    },
  }
}
