import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { starterPacks } from '../../contracts/starter-packs.ts'
import type { DirectoryFeed } from '../directory/directory.ts'
import { followedAmong } from '../finding/followed-feeds.ts'
import { followSource } from '../following/follow-source.ts'
import { joiningHub } from '../following/hub-joining.ts'
import { tellFollowingChanged } from '../following/following-changed.ts'
import { packs } from './packs.ts'

export const starterPacksKeeper: Kept = {
  contract: starterPacks,
  open: serverStarterPacks,
  about: {
    listPacks: 'Groups of well-known sources, by subject, country and language.',
    followPack:
      'Fetches each source of a group and follows those that answer; the others are listed with the reason.',
  },
}

export function serverStarterPacks(tools: Desk): Api<typeof starterPacks> {
  const { db, readerId } = tools
  const addressesOf = (feeds: readonly DirectoryFeed[]) => feeds.map(({ address }) => address)

  return {
    async listPacks() {
      const all = packs.flatMap(({ feeds }) => addressesOf(feeds))
      const isFollowed = await followedAmong(db, readerId, all)
      return packs.map(({ feeds, ...pack }) => ({
        ...pack,
        sources: feeds.map(({ name, address }) => ({ name, isFollowed: isFollowed(address) })),
      }))
    },

    async followPack({ pack: id, hub }) {
      const pack = packs.find((one) => one.id === id)
      if (!pack) throw new Problem('not-found', 'There is no such starter pack.')
      const isFollowed = await followedAmong(db, readerId, addressesOf(pack.feeds))
      const wanted = pack.feeds.filter(({ address }) => !isFollowed(address))
      const tried = await joiningHub(tools, hub, () =>
        Promise.all(wanted.map((feed) => tryToFollow(tools, feed))),
      )
      await tellFollowingChanged(tools)
      const failed = tried.filter((outcome) => outcome !== null)
      return {
        followed: wanted.length - failed.length,
        known: pack.feeds.length - wanted.length,
        failed,
      }
    },
  }
}

/** Follows a feed. Returns null, or the reason why that failed. */
async function tryToFollow(tools: Desk, { name, address, category }: DirectoryFeed) {
  try {
    await followSource(tools.world, tools.readerId, { address, name, category })
    return null
  } catch (error) {
    if (error instanceof Problem) return { what: name, reason: error.message }
    throw error
  }
}
