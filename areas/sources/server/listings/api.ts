import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { addressesMeant } from '#engine/addresses/typed-address.ts'
import { isOwner } from '#server/access/readers.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import type { Desk } from '#server/tools.ts'
import type { listings } from '../../contracts/listings.ts'
import { tellFollowingChanged } from '../following/following-changed.ts'
import { joinHub } from '../following/hub-joining.ts'
import { fetchPage } from '../site-rules/fetch-pages.ts'
import { listingChoicesReading } from './choices-reading.ts'
import { demandSelectors, followPage, keepListing, listingOf } from './follow-page.ts'

const ENTRIES_SHOWN = 30
const TITLES_SHOWN = 4

/** Follows pages without a feed by the list of articles on them. */
export function serverListings(tools: Desk): Api<typeof listings> {
  const { db, now, readerId, world } = tools
  const mayChange = async (isShared: boolean) => !isShared || (await isOwner(db, readerId))

  return {
    async lookAtPage({ address, rule, look }) {
      if (rule) demandSelectors(rule)
      const page = await fetchPage(tools, addressesMeant(address)[0], look)
      const found = await tools.read(listingChoicesReading, { ...page, rule })
      return {
        title: found.title ?? new URL(page.address).hostname,
        suggested: found.suggested.map(({ rule, titles }) => ({
          rule,
          count: titles.length,
          titles: titles.slice(0, TITLES_SHOWN),
        })),
        rule: found.rule,
        entries: found.entries.slice(0, ENTRIES_SHOWN).map(({ title, link, text, published }) => ({
          title: title ?? '',
          link: openLink(link),
          text,
          publishedTime: published,
        })),
      }
    },

    async followPage({ hub, address, ...draft }) {
      demandSelectors(draft.rule)
      const page = { ...draft, address: addressesMeant(address)[0] }
      const followed = await followPage(tools.world, readerId, page)
      await joinHub(tools, hub, 'source', [followed.source.id])
      await tellFollowingChanged(tools)
      return followed
    },

    async getListing({ id }) {
      const { address, rule, isShared } = await listingOf(world.db, readerId, id)
      return { address, rule, mayChange: await mayChange(isShared) }
    },

    async changeListing({ id, rule }) {
      demandSelectors(rule)
      const { feedId, isShared, ...known } = await listingOf(world.db, readerId, id)
      if (known.rule === null)
        throw new Problem('invalid', 'That source is a feed, not a page with a list.')
      if (!(await mayChange(isShared)))
        throw new Problem(
          'not-allowed',
          'Others follow this page as well. Ask the owner of this server to change its list.',
        )
      await keepListing(world.db, feedId, rule, now())
      await tools.announce({ area: 'sources' })
    },
  }
}
